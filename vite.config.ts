import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const OUT_DIR = 'dist/web'
const COMPRESSIBLE = /\.(js|css|svg|html|txt)$/

export default defineConfig({
  publicDir: 'src/web/static',
  plugins: [react(), preloadFonts(), precompress()],
  build: { outDir: OUT_DIR, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
})

/** The two faces above the fold start loading with the page instead of after the stylesheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /(anton|next)-latin-(400|wght)-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}

/** Compressed once at build time, so that serving costs nothing. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle: async () => {
      const files = await readdir(OUT_DIR, { recursive: true })
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(OUT_DIR, file))),
      )
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(content)),
    writeFile(`${path}.gz`, await promisify(gzip)(content)),
  ])
}
