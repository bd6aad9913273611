// Part of `npm run lint`: no regular expression of the product takes more than linear time, whatever text it is given.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expressionsOf } from './expressions.mjs'
import { weaknessesOf } from './regex-check.mjs'
import { filesBelow, readJson, root } from './workspaces.mjs'

/** What sees texts of visitors, staff and other servers. Tools of authors read their own files. */
const product = /^(core|sdk|site|admin|blocks\/[^/]+|plugins\/[^/]+)\/src\/.*\.(ts|tsx)$/
const notProduct =
  /\.(test|fixtures|child)\.tsx?$|\/fixtures\/|^(core|sdk)\/src\/testing\/|\/testing(-[a-z-]+)?\.ts$|^sdk\/src\/(check|cli)\//

const { version } = readJson(join(root, 'node_modules', 'recheck', 'package.json'))
/** Expressions that this version of recheck found to be linear, by their hashes: judging them all takes a minute. */
const list = join(root, '.tools', 'linear-expressions.json')

const found = ['core', 'sdk', 'site', 'admin', 'blocks', 'plugins']
  .flatMap(filesBelow)
  .filter((path) => product.test(path) && !notProduct.test(path))
  .flatMap((path) => expressionsOf(path, readFileSync(join(root, path), 'utf8')).map((each) => ({ path, ...each })))

const keyOf = ({ source, flags }) => createHash('sha256').update(`/${source}/${flags}`).digest('hex')
const listed = existsSync(list) ? readJson(list) : {}
const known = new Set(listed.recheck === version ? listed.linear : [])
const asked = [...new Map(found.map((each) => [keyOf(each), each]))].filter(([key]) => !known.has(key))
const weaknesses = await weaknessesOf(asked.map(([, each]) => each))
const weaknessBy = new Map(asked.map(([key], at) => [key, weaknesses[at]]))

// A person commits the list with the expression; CI only reads it.
if (asked.length > 0 && process.env.CI === undefined) {
  const linear = [...new Set(found.map(keyOf))].filter((key) => !weaknessBy.get(key)).sort()
  writeFileSync(list, `${JSON.stringify({ recheck: version, linear }, null, 2)}\n`)
}

const problems = found.flatMap((each) => {
  const weakness = weaknessBy.get(keyOf(each)) ?? ''
  return weakness === '' ? [] : [`${each.path}:${each.line} /${each.source}/${each.flags} ${weakness}.`]
})
for (const problem of problems) console.error(problem)
if (problems.length)
  console.error(
    'A long text could block the server. Make each character match in only one way, or avoid a regular expression.',
  )
console.log(
  `Regular expressions: ${found.length}, ${problems.length || 'no'} problem${problems.length === 1 ? '' : 's'}.`,
)
process.exitCode = problems.length ? 1 : 0
