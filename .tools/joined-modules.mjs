// A module of ours whose dependencies bring many times what it runs becomes one file with all of them: an install then
// brings that file alone.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { isLicence, nameIn, packageRoot } from './package-paths.mjs'
import { root } from './workspaces.mjs'

const home = join(root, 'node_modules')

/** By our package: its modules, and the dependencies of its own that nothing else of it needs. */
const joined = {
  '@ashlar/sdk': { modules: ['dist/server/mail/mjml-thread.js'], dependencies: ['mjml-core', 'mjml-preset-core'] },
}

/** Join them in the stage of a workspace, each with the licences of what it holds; the dependencies that go with it. */
export async function joinModules({ name }, stage) {
  const { modules = [], dependencies = [] } = joined[name] ?? {}
  for (const module of modules) await joinModule(join(stage, module))
  return dependencies
}

async function joinModule(file) {
  const held = new Set()
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    // As Node chooses.
    resolve: { conditionNames: ['node', 'import', 'module-sync'], mainFields: ['main'] },
    plugins: [{ name: 'held', moduleParsed: ({ id }) => void held.add(id) }],
    logLevel: 'silent',
  })
  await bundle.write({
    file,
    format: 'esm',
    codeSplitting: false,
    minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
  })
  await bundle.close()
  writeFileSync(file.replace(/\.js$/, '.licences.txt'), licencesOf(held))
}

/** What their authors ask for wherever their work goes. */
function licencesOf(files) {
  const below = [...files].filter((path) => path.startsWith(`${home}/`)).map((path) => path.slice(home.length + 1))
  return [...new Set(below.map(packageRoot))]
    .sort()
    .flatMap((path) =>
      readdirSync(join(home, path))
        .filter(isLicence)
        .map((each) => `${nameIn(path)}\n\n${readFileSync(join(home, path, each), 'utf8').trim()}\n`),
    )
    .join('\n----\n\n')
}
