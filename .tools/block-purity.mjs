/** What a block's definition may not need: it runs in the browser, on the server and in the operator's CLI. */
const runsOnlySomewhere = /^(react|react-dom|fastify|@fastify\/.+)(\/|$)|^node:/

/** Sentences about each `block.ts` that reaches React, Fastify or Node, itself or through files of its package. */
export function blockImpurities(imports) {
  return [...imports.keys()]
    .filter((path) => /^(blocks|plugins|examples)\/.*\/block\.ts$/.test(path))
    .flatMap((path) => impuritiesFrom(path, imports))
}

function impuritiesFrom(start, imports) {
  const queue = [[start]]
  const seen = new Set([start])
  const problems = []
  for (const trail of queue) {
    for (const { specifier, target, isType, line } of imports.get(trail.at(-1)) ?? []) {
      if (isType) continue
      if (runsOnlySomewhere.test(specifier)) {
        problems.push(`${trail.at(-1)}:${line} ${reason(trail, specifier)}`)
      } else if (target.to === 'file' && !seen.has(target.path)) {
        seen.add(target.path)
        queue.push([...trail, target.path])
      }
    }
  }
  return problems
}

function reason(trail, specifier) {
  const through = trail.length > 1 ? ` (reached by ${trail.join(' -> ')})` : ''
  return `a block's definition runs anywhere and may not import ${specifier}${through}.`
}
