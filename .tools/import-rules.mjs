// The half of `npm run lint` that Biome cannot know: no import cycle, no import against the dependency rule,
// every import declared, one version of everything, no title of a test that names more requirements than it can prove,
// no address of the API outside contracts, no row of server code typed by hand, no module that a host knows by its id,
// no comment for authors that names what only this repository can look up, and no sentence that is not plain English.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressProblems } from './call-addresses.mjs'
import { rowProblems } from './hand-typed-rows.mjs'
import { judge } from './judge.mjs'
import { moduleIdProblems } from './module-ids.mjs'
import { plainWordProblems } from './plain-words.mjs'
import { publicCommentProblems } from './public-comments.mjs'
import { manifestProblems } from './released-manifest.mjs'
import { titleProblems } from './test-titles.mjs'
import { lockfileProblems, versionProblems } from './versions.mjs'
import { filesBelow, readJson, root, workspaces } from './workspaces.mjs'

/** What holds code for others to read or copy, not code of this repository. */
const notOurs = /(^|\/)fixtures\/|^sdk\/create\/templates\//

const all = workspaces()
const rootManifest = readJson(join(root, 'package.json'))
const sources = new Map(
  all
    .flatMap(({ dir }) => filesBelow(dir))
    .filter((path) => /\.([cm]?ts|tsx|mjs|js)$/.test(path) && !notOurs.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
)

const problems = [
  ...judge(sources, all, rootManifest),
  ...titleProblems(sources),
  ...addressProblems(sources),
  ...rowProblems(sources),
  ...moduleIdProblems(sources, all),
  ...publicCommentProblems(sources, all),
  ...plainWordProblems(sources),
  ...manifestProblems(all, rootManifest),
  ...versionProblems([{ dir: '.', manifest: rootManifest }, ...all]),
  ...lockfileProblems(readJson(join(root, 'package-lock.json'))),
]

for (const problem of problems) console.error(problem)
console.log(
  `Import rules: ${sources.size} files, ${problems.length || 'no'} problem${problems.length === 1 ? '' : 's'}.`,
)
process.exitCode = problems.length ? 1 : 0
