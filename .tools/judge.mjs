import { posix } from 'node:path'
import { blockImpurities } from './block-purity.mjs'
import { cyclesIn } from './cycles.mjs'
import { undeclared } from './declared.mjs'
import { violation } from './dependency-rule.mjs'
import { importsOf } from './imports.mjs'
import { packageOf, resolve, workspaceOf } from './resolve.mjs'

/**
 * Sentences about every import that is against the rules.
 * `sources` maps a path, relative to the root, to its text.
 */
export function judge(sources, workspaces, rootManifest) {
  const problems = []
  const imports = new Map()
  for (const [path, text] of sources) {
    try {
      imports.set(path, resolved(path, text, { workspaces, files: sources }))
    } catch (error) {
      problems.push(error.message)
    }
  }

  for (const [path, list] of imports) {
    for (const found of list) {
      const { specifier, target, line } = found
      const say = (sentence) => sentence && problems.push(`${path}:${line} ${sentence}`)
      say(violation(path, found, workspaces))
      if (target.to === 'package' || target.to === 'workspace') {
        say(undeclared(path, packageOf(specifier), workspaceOf(path, workspaces), rootManifest))
      }
    }
  }
  for (const cycle of cyclesIn(cycleGraph(imports))) problems.push(`Import cycle: ${cycle.join(' -> ')}`)
  return [...problems, ...blockImpurities(imports)]
}

function resolved(path, text, context) {
  return importsOf(path, text).map((each) => ({ ...each, target: resolve(each.specifier, path, context) }))
}

/**
 * What counts towards a cycle: every import, re-export and `import()`. Types too, because folders that need each
 * other's types are one subject in two places; only `import type` between files of the same folder is free.
 */
function cycleGraph(imports) {
  return new Map(
    [...imports].map(([path, list]) => [
      path,
      list
        .filter(({ target, isType }) => imports.has(target.path) && !(isType && isNeighbour(path, target.path)))
        .map(({ target }) => target.path),
    ]),
  )
}

const isNeighbour = (a, b) => posix.dirname(a) === posix.dirname(b)
