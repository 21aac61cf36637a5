// What oxlint has no rules for.

/** `new Date()` and `Date()` read the clock, `new Date(ms)` does not. */
const noClock = {
  create: (context) => {
    const message = 'this reads the clock: pass now in'
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ node, message })
      },
      CallExpression(node) {
        if (node.callee.name === 'Date') context.report({ node, message })
      },
    }
  },
}

/** The ways around the globals `crypto`, `process` and `performance`. Hashing is no chance. */
const passedIn = {
  create: (context) => ({
    ImportDeclaration(node) {
      const name = node.source.value.replace(/^node:/, '')
      const isChance = name === 'crypto' && !node.specifiers.every(isHarmless)
      if (isChance || name === 'process' || name === 'perf_hooks')
        context.report({ node, message: 'a feature gets time, chance and settings through its context' })
    },
  }),
}

/** Only names that are imported one by one tell what they are. */
function isHarmless({ imported }) {
  return (
    imported !== undefined && !/^(random|webcrypto|getRandomValues)/.test(imported.name ?? imported.value)
  )
}

/** Of the query builder, whatever the database is called. */
const BUILDERS = new Set([
  'deleteFrom',
  'executeQuery',
  'insertInto',
  'mergeInto',
  'replaceInto',
  'selectFrom',
  'selectNoFrom',
  'updateTable',
  'withRecursive',
])
const DATABASES = new Set(['db', 'trx'])

/** Elsewhere the database may be handed on, and nothing else. */
const sqlInStores = {
  create: (context) => {
    const report = (node) =>
      context.report({ node, message: 'SQL lives in stores: hand db on to a function of *store.ts' })
    return {
      MemberExpression(node) {
        if (BUILDERS.has(nameOf(node)) || DATABASES.has(nameOf(node.object))) report(node)
      },
      ObjectPattern(node) {
        if (node.properties.some(({ key }) => key && BUILDERS.has(key.name ?? key.value))) report(node)
      },
      TaggedTemplateExpression(node) {
        if (nameOf(node.tag) === 'sql' || nameOf(node.tag.object) === 'sql') report(node)
      },
    }
  },
}

/** What an expression ends in: `db` of `db`, `ctx.db`, `ctx['db']` and `(ctx?.db)`. */
function nameOf(node) {
  if (node?.type === 'MemberExpression')
    return node.computed ? String(node.property.value) : node.property.name
  return node?.type === 'Identifier' ? node.name : node?.expression && nameOf(node.expression)
}

export default {
  meta: { name: 'scorch' },
  rules: { 'no-clock': noClock, 'passed-in': passedIn, 'sql-in-stores': sqlInStores },
}
