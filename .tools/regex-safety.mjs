// Part of `npm run lint`: no regular expression of the product takes more than linear time, whatever text it is given.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expressionsOf } from './expressions.mjs'
import { weaknessesOf } from './regex-check.mjs'
import { filesBelow, readJson, root } from './workspaces.mjs'

/** What sees texts of visitors, staff and other servers. Tools of authors read their own files. */
const product = /^(core|sdk|site|admin|blocks\/[^/]+|plugins\/[^/]+)\/src\/.*\.(ts|tsx)$/
const notProduct =
  /\.(test|fixtures|child)\.tsx?$|\/fixtures\/|^(core|sdk)\/src\/testing\/|\/testing(-[a-z-]+)?\.ts$|^sdk\/src\/(check|cli)\//

const { version } = readJson(join(root, 'node_modules', 'recheck', 'package.json'))
const cache = join(root, '.cache', 'lint', `regex-safety-${version}.json`)

const found = ['core', 'sdk', 'site', 'admin', 'blocks', 'plugins']
  .flatMap(filesBelow)
  .filter((path) => product.test(path) && !notProduct.test(path))
  .flatMap((path) => expressionsOf(path, readFileSync(join(root, path), 'utf8')).map((each) => ({ path, ...each })))

const keyOf = ({ source, flags }) => createHash('sha256').update(`/${source}/${flags}`).digest('hex')
const known = existsSync(cache) ? readJson(cache) : {}
const asked = [...new Map(found.map((each) => [keyOf(each), each]))].filter(([key]) => known[key] === undefined)
const weaknesses = await weaknessesOf(asked.map(([, each]) => each))
const all = { ...known, ...Object.fromEntries(asked.map(([key], i) => [key, weaknesses[i]])) }
mkdirSync(dirname(cache), { recursive: true })
writeFileSync(cache, JSON.stringify(all))

const problems = found.flatMap((each) => {
  const weakness = all[keyOf(each)]
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
