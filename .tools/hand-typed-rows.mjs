import { isForTests } from './dependency-rule.mjs'

/** Where rows are read: the core, and the server's side of packages. */
const serverCode = /^(core\/src\/|(plugins|examples|admin\/e2e)\/.*\/server\/).*\.ts$/
const helpersOfTests = /\.(fixture|child)\.ts$/

/**
 * Which lines of server code type a row by hand. A row of a table has its type from the entity (`RowOf<typeof Page>`), a
 * row of a reply from its schema (`Static<typeof PageRow>`): neither says its members again (architecture, section 3).
 * @param {ReadonlyMap<string, string>} sources text of each file by its path
 */
export function rowProblems(sources) {
  return [...sources].flatMap(([path, source]) => {
    // Helpers of tests lie elsewhere in a package too; an example of `e2e` is a package itself.
    if (!serverCode.test(path) || helpersOfTests.test(path)) return []
    if (isForTests(path) && !/\/e2e\/\w+\/src\/server\/[^/]+(?<!\.test)\.ts$/.test(path)) return []
    return handTyped(source).map(
      ({ name, line }) =>
        `${path}:${line} declares the row ${name} by hand. Take it from its entity (\`RowOf<typeof …>\`) or its schema (\`Static<typeof …>\`).`,
    )
  })
}

/** Interfaces are written by hand, and so is an alias that opens an object. */
function handTyped(source) {
  const declared = source.matchAll(/^[ \t]*(?:export )?(?:declare )?(?:(interface)|type) (\w*Row)\b([^=\n{]*)(=?)/gm)
  return [...declared].flatMap(({ 0: text, 1: isInterface, 2: name, 4: equals, index }) => {
    const meant = equals === '' ? '' : aliased(source.slice(index + text.length))
    if (!isInterface && !meant.includes('{')) return []
    const at = index + text.length - text.trimStart().length
    return [{ name, line: source.slice(0, at).split('\n').length }]
  })
}

/** What stands behind the `=` of an alias: up to a line that begins something else. */
const aliased = (rest) => /^[\s\S]*?(?=\n(?![\s|&}>)])|\n\n|$)/.exec(rest)?.[0] ?? ''
