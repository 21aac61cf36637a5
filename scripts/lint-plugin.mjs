// What oxlint has no rule for: `new Date()` and `Date()` read the clock, `new Date(ms)` does not.
const message = 'domain is pure: pass now in'

const noClock = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ node, message })
    },
    CallExpression(node) {
      if (node.callee.name === 'Date') context.report({ node, message })
    },
  }),
}

export default { meta: { name: 'scorch' }, rules: { 'no-clock': noClock } }
