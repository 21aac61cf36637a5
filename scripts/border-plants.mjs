import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const IMPORTS = 'eslint(no-restricted-imports)'
const SELECT = "export const list = (ctx) => ctx.db.selectFrom('users')"

/** What lint must refuse: [rule, file that must not exist yet, what is planted in it]. */
export const FORBIDDEN = [
  [IMPORTS, 'src/domain/a.ts', imports('zod')],
  [IMPORTS, 'src/domain/b.ts', imports('node:crypto')],
  [IMPORTS, 'src/domain/c.ts', imports('#contract/x.ts')],
  [IMPORTS, 'src/domain/d.ts', imports('#server/x.ts')],
  [IMPORTS, 'src/domain/e.ts', imports('../server/x.ts')],
  ['eslint(no-restricted-properties)', 'src/domain/f.ts', 'export const now = Date.now()'],
  ['scorch(no-clock)', 'src/domain/clock.ts', 'export const today = new Date()'],
  ['eslint(no-restricted-properties)', 'src/domain/g.ts', 'export const chance = Math.random()'],
  ['eslint(no-restricted-globals)', 'src/domain/h.ts', 'export const home = process.env'],
  ['eslint(no-restricted-globals)', 'src/domain/i.ts', 'export const page = document'],
  [IMPORTS, 'src/contract/a.ts', imports('hono')],
  [IMPORTS, 'src/contract/b.ts', imports('#server/x.ts')],
  [IMPORTS, 'src/contract/c.ts', imports('#web/x.ts')],
  [IMPORTS, 'src/server/a.ts', imports('#web/ui/x.tsx')],
  [IMPORTS, 'src/server/http/a.ts', imports('#web/ui/x.tsx')],
  [IMPORTS, 'src/server/db/a.ts', imports('#server/features/planted/service.ts')],
  [IMPORTS, 'src/server/db/b.ts', imports('hono')],
  [IMPORTS, 'src/server/features/planted/a.ts', imports('#server/http/x.ts')],
  [IMPORTS, 'src/server/features/planted/b.ts', imports('#server/features/other/store.ts')],
  [IMPORTS, 'src/server/features/planted/c.ts', imports('../other/store.ts')],
  [IMPORTS, 'src/server/features/planted/d.ts', imports('#server/engines/planted/adapter.ts')],
  [IMPORTS, 'src/server/features/planted/e.ts', imports('#web/x.ts')],
  [IMPORTS, 'src/server/features/planted/service.ts', imports('kysely')],
  [IMPORTS, 'src/server/features/planted2/service.ts', imports('hono')],
  [IMPORTS, 'src/server/features/planted/routes.ts', imports('./store.ts')],
  [IMPORTS, 'src/server/features/planted2/routes.ts', imports('kysely')],
  [IMPORTS, 'src/server/features/planted3/routes.ts', imports('#server/features/other/store.ts')],
  [IMPORTS, 'src/server/features/planted/store.ts', imports('hono')],
  [IMPORTS, 'src/server/features/planted2/store.ts', imports('@hono/zod-openapi')],
  [IMPORTS, 'src/server/features/planted.ts', imports('#server/features/other/service.ts')],
  [IMPORTS, 'src/server/features/planted3/service.ts', imports('#server/db/open.ts')],
  [IMPORTS, 'src/server/features/planted4/routes.ts', imports('#server/db/open.ts')],
  ...plantEach('scorch(sql-in-stores)', 'src/server/features/planted/sql', [
    SELECT,
    "export const list = ({ db }) => db.with('a', (cte) => cte)",
    "export const list = (ctx) => ctx['db']?.schema",
    "export const change = (people) => people.updateTable('users')",
    "export const remove = ({ deleteFrom }) => deleteFrom('users')",
    'export const begin = (ctx) => ctx.db.transaction()',
    'export const ask = (sql, db) => sql`select 1`.execute(db)',
    'export const ask = (sql) => sql.typed`select 1`',
  ]),
  ['scorch(sql-in-stores)', 'src/server/features/planted4/service.ts', SELECT],
  ['scorch(sql-in-stores)', 'src/server/features/planted5/routes.ts', SELECT],
  ['scorch(sql-in-stores)', 'src/server/features/planted-shared.ts', SELECT],
  ['scorch(sql-in-stores)', 'src/server/http/planted.ts', SELECT],
  ['scorch(sql-in-stores)', 'src/server/planted/anywhere.ts', SELECT],
  ['scorch(no-clock)', 'src/server/features/planted/clock.ts', 'export const today = new Date()'],
  ...plantEach('eslint(no-restricted-properties)', 'src/server/features/planted/property', [
    'export const now = Date.now()',
    'export const chance = Math.random()',
  ]),
  ...plantEach('eslint(no-restricted-globals)', 'src/server/features/planted/global', [
    'export const now = performance.now()',
    'export const id = crypto.randomUUID()',
    'export const home = process.env.HOME',
    'export const home = globalThis.process',
  ]),
  ...plantEach('scorch(passed-in)', 'src/server/features/planted/passed-in', [
    "import { randomUUID } from 'node:crypto'\nexport const id = randomUUID()",
    "import * as crypto from 'node:crypto'\nexport const id = crypto.randomUUID()",
    "import { env } from 'node:process'\nexport const home = env.HOME",
    "import { performance } from 'node:perf_hooks'\nexport const now = performance.now()",
  ]),
  [IMPORTS, 'src/server/engines/planted/a.ts', imports('#server/features/other/service.ts')],
  [IMPORTS, 'src/server/engines/planted/b.ts', imports('#server/db/open.ts')],
  [IMPORTS, 'src/server/engines/planted/c.ts', imports('../../features/other/service.ts')],
  [IMPORTS, 'src/server/engines/planted/d.ts', imports('#contract/x.ts')],
  [IMPORTS, 'src/server/engines/planted/e.ts', imports('hono')],
  [IMPORTS, 'src/web/features/planted/a.ts', imports('#web/features/other/page.tsx')],
  [IMPORTS, 'src/web/features/planted/b.ts', imports('../other/page.tsx')],
  [IMPORTS, 'src/web/features/planted/c.ts', imports('#web/app/x.tsx')],
  [IMPORTS, 'src/web/features/planted/d.ts', imports('#server/http/api-type.ts')],
  [IMPORTS, 'src/web/lib/a.ts', imports('#web/features/other/public.ts')],
  [IMPORTS, 'src/web/lib/b.ts', imports('#server/http/api-type.ts')],
  // Stands in for the real one in the copy.
  [
    IMPORTS,
    'src/web/lib/api-client.ts',
    "import { Api } from '#server/http/api-type.ts'\nexport const api = Api",
  ],
  [IMPORTS, 'src/web/app/a.ts', imports('#server/x.ts')],
  [IMPORTS, 'src/web/ui/a.ts', imports('#web/lib/api-client.ts')],
  [IMPORTS, 'src/web/ui/b.ts', imports('#web/features/other/public.ts')],
  [IMPORTS, 'src/web/ui/c.ts', imports('@tanstack/react-query')],
  ['eslint(no-restricted-globals)', 'src/web/ui/d.ts', "export const answer = fetch('/api')"],
  [
    'import(no-cycle)',
    'src/domain/cycle-a.ts',
    "import { b } from '#domain/cycle-b.ts'\nexport const a = [b]",
  ],
  ['import(no-cycle)', 'src/domain/cycle-b.ts', "import { a } from './cycle-a.ts'\nexport const b = [a]"],
  ['import(no-default-export)', 'src/domain/default.ts', 'export default 1'],
  ['eslint(max-lines)', 'src/domain/long.ts', 'export {}\n'.repeat(301)],
  [
    'eslint(max-lines-per-function)',
    'src/domain/far.ts',
    `export function far() {\n${'far()\n'.repeat(50)}}`,
  ],
  ['typescript(no-explicit-any)', 'src/domain/any.ts', 'export const anything: any = 1'],
  ['typescript(no-non-null-assertion)', 'src/domain/sure.ts', 'export const sure = [1][0]!'],
  // Not leftovers: each of these is text that lint must refuse when it stands in a source.
  ['typescript(ban-ts-comment)', 'src/domain/hush.ts', '// @ts-ignore\nexport const hush = 1'],
  ['eslint(no-console)', 'src/server/loud.ts', "console.log('x')"],
  ['eslint(no-warning-comments)', 'src/domain/later.ts', '// TODO later\nexport const later = 1'],
  [
    'eslint(no-warning-comments)',
    'src/domain/blind.ts',
    '// oxlint-disable-next-line\nexport const blind = 1',
  ],
  [
    'vitest(no-focused-tests)',
    'src/domain/only.test.ts',
    "import { it } from 'vitest'\nit.only('x', () => {})",
  ],
  [
    'vitest(no-disabled-tests)',
    'src/domain/skip.test.ts',
    "import { it } from 'vitest'\nit.skip('x', () => {})",
  ],
]

/** What lint must let through, so that the borders are not drawn too close. */
export const ALLOWED = [
  ['src/domain/ok.ts', imports('./x.ts', '#domain/x.ts')],
  ['src/contract/ok.ts', imports('#domain/x.ts', './x.ts', 'zod')],
  [
    'src/server/features/fine/service.ts',
    imports('./store.ts', '#domain/x.ts', '#server/features/other/service.ts'),
  ],
  [
    'src/server/features/fine/routes.ts',
    imports('./service.ts', '#contract/x.ts', 'hono', '@hono/zod-openapi'),
  ],
  ['src/server/features/fine/store.ts', imports('kysely', '#server/db/open.ts', '#domain/x.ts')],
  ['src/server/features/fine/people-store.ts', `${SELECT}\nexport const ask = (sql) => sql\`select 1\``],
  [
    'src/server/features/fine/hands-on.ts',
    "import { createHash } from 'node:crypto'\nexport const list = (ctx, find) => find(ctx.db, createHash, new Date(ctx.now()))",
  ],
  ['src/server/features/fine/people.db.test.ts', SELECT],
  [
    'src/server/features/fine/job.ts',
    imports('#server/engines/vision/port.ts', '#server/features/context.ts'),
  ],
  ['src/server/engines/vision/ok.ts', imports('./port.ts', '../pictures/port.ts', '#domain/x.ts', 'sharp')],
  ['src/server/engines/comedian/house/ok.ts', imports('../port.ts', '../../vision/port.ts', 'compromise')],
  ['src/server/http/ok.ts', imports('#server/features/fine/routes.ts', '#server/db/open.ts', 'hono')],
  [
    'src/web/features/fine/page.ts',
    imports('#web/ui/x.tsx', '#web/lib/x.ts', '#web/features/other/public.ts', 'react'),
  ],
  ['src/web/app/ok.ts', imports('#web/features/fine/page.ts', '#web/ui/x.tsx', '#web/lib/x.ts')],
  ['src/web/ui/ok.ts', imports('#domain/x.ts', '#contract/x.ts', './x.tsx', 'react')],
  ['src/web/lib/ok.ts', imports('#domain/x.ts', '#contract/x.ts', '@tanstack/react-query')],
]

/** An engine is closed to the others but for its port; asks for each one that there is. */
export function plantsPerEngine(root) {
  const engines = join(root, 'src', 'server', 'engines')
  const names = readdirSync(engines).filter((name) => existsSync(join(engines, name, 'port.ts')))
  return names.map((name) => [
    IMPORTS,
    `src/server/engines/planted/${name}.ts`,
    imports(`../${name}/adapter.ts`),
  ])
}

/** A file for each of several ways to do the same. */
function plantEach(rule, path, texts) {
  return texts.map((text, index) => [rule, `${path}-${index}.ts`, text])
}

function imports(...specifiers) {
  return specifiers.map((specifier, index) => `export { x${index} } from '${specifier}'`).join('\n')
}
