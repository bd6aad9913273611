// What browsers load of a package, in few files: the server runs it file by file, and a browser would ask for hundreds.
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { filesBelow, root } from './workspaces.mjs'

/**
 * Bundle the entries of a workspace whose exports name a file for browsers, from what tsc has made of them. Entries of one
 * file, and definitions, are loaded by the editor: they hold what they need of the others' code, and nothing more.
 */
export async function bundleForBrowsers({ dir, manifest }) {
  const files = filesForBrowsers(manifest)
  if (files.length === 0 || !isStale(dir, files)) return
  const out = join(root, dir, 'dist', 'browser')
  rmSync(out, { recursive: true, force: true })
  const single = files.filter((each) => !isForEditor(each))
  if (single.length > 0)
    await bundle(out, Object.fromEntries(single.map(({ name, entries: [only] }) => [name, join(root, dir, only.path)])))
  const { browserModules } = await import('@ashlar/sdk')
  for (const { name, entries } of files.filter(isForEditor)) {
    await bundle(
      out,
      { [name]: together },
      {
        plugins: [togetherFrom(entries.map((each) => ({ ...each, path: join(root, dir, each.path) })))],
        // What it takes of a package that it requires comes along, as in a packed one: a few names instead of all its calls.
        external: (id) => browserModules.includes(id),
        treeshake: { moduleSideEffects: false, manualPureFunctions: makesDataOnly },
      },
    )
  }
}

/** Calls whose result is data and which do nothing besides: what nobody uses of a contract stays out. */
const makesDataOnly = [
  ...['Array', 'Boolean', 'Enum', 'Integer', 'Literal', 'Null', 'Number', 'Object'].map((name) => `Type.${name}`),
  ...['Optional', 'Partial', 'Record', 'String', 'Union'].map((name) => `Type.${name}`),
  ...['defineCall', 'defineDialog', 'defineErrors', 'defineEvent', 'defineModule', 'defineTags', 'importCalls'],
  ...['ListQuery', 'Rows', 'permission'],
]

async function bundle(out, input, options = {}) {
  const made = await rolldown({
    input,
    // One React, one SDK, and the root of each package that another one requires: the import map has them.
    external: (id) => /^[^./\0]/.test(id),
    ...options,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    preserveEntrySignatures: 'allow-extension',
    experimental: { attachDebugInfo: 'none' },
    logLevel: 'warn',
  })
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
  await made.write({ dir: out, format: 'es', minify: true, ...names })
  await made.close()
}

/** The files that exports name for browsers, each with what it is made from. */
function filesForBrowsers({ exports = {} }) {
  const inBrowsers = Object.entries(exports).filter(
    ([, target]) => typeof target === 'object' && target.browser !== undefined,
  )
  return [...Map.groupBy(inBrowsers, ([, { browser }]) => browser)].map(([file, entries]) => ({
    file,
    entries: entries.map(([entry, target]) => ({ entry, path: target.default })),
    name: file.replace(/^\.\/dist\/browser\//, '').replace(/\.js$/, ''),
  }))
}

const isForEditor = ({ entries }) => entries.length > 1 || entries[0].entry === './definitions'

const together = '\0together'

/** Several entries in one file: what they export by name, and their defaults by numbers. */
function togetherFrom(entries) {
  const lines = entries.flatMap(({ entry, path }, index) => {
    const from = JSON.stringify(path)
    const hasDefault = entry !== '.' && entry !== './definitions'
    return [`export * from ${from}`, ...(hasDefault ? [`export { default as entry${index} } from ${from}`] : [])]
  })
  return {
    name: 'together',
    resolveId: (id) => (id === together ? together : undefined),
    load: (id) => (id === together ? lines.join('\n') : undefined),
  }
}

function isStale(dir, files) {
  const made = files.map(({ file }) => join(root, dir, file))
  if (!made.every(existsSync)) return true
  const oldest = Math.min(...made.map((file) => statSync(file).mtimeMs))
  const sources = [...filesBelow(`${dir}/src`), `${dir}/package.json`, '.tools/browser-bundles.mjs']
  return sources.some((path) => statSync(join(root, path)).mtimeMs > oldest)
}
