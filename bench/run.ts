/** `npm run bench -- NAME ...` runs benchmarks by name, one after the other; without a name it lists them. */

interface Benchmark {
  about: string
  load: () => Promise<{ run: () => Promise<void> }>
}

/** Loaded when asked for, so that one of them never costs another one anything. */
const BENCHMARKS: Record<string, Benchmark> = {
  comedy: { about: 'how fresh the house comedian stays', load: () => import('./comedy.ts') },
  start: {
    about: 'first and second npm start of a fresh clone, with and without a network',
    load: () => import('./start.ts'),
  },
  collection: {
    about: 'pages of a collection among 1,000,000 roasts of 20,000 people',
    load: () => import('./collection.ts'),
  },
  roast: {
    about: 'time to a roast, roasts per second, how others fare meanwhile, memory',
    load: () => import('./roast.ts'),
  },
  accounts: {
    about: 'how long signing in takes at five a second',
    load: () => import('./accounts.ts'),
  },
  cards: {
    about: 'how long a card takes to print, how many a second, against satori and resvg',
    load: () => import('./cards.ts'),
  },
  web: {
    about: 'weight of the home page, and what Lighthouse says about it',
    load: () => import('./web.ts'),
  },
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(BENCHMARKS, name))
  if (names.length === 0 || unknown.length > 0) {
    for (const name of unknown) console.error(`There is no benchmark "${name}".`)
    console.log('npm run bench -- NAME, where NAME is one of:')
    for (const [name, { about }] of Object.entries(BENCHMARKS)) console.log(`  ${name.padEnd(10)} ${about}`)
    process.exitCode = unknown.length > 0 ? 1 : 0
    return
  }
  for (const name of names) {
    const benchmark = await BENCHMARKS[name]?.load()
    await benchmark?.run()
  }
}

await main(process.argv.slice(2))
