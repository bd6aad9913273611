// What browsers load of a package, in few files: the server runs it file by file, and a browser would ask for hundreds.
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { filesBelow, root } from './workspaces.mjs'

const facade = '\0blocks'

/** Bundle the entries of a workspace whose exports name a file for browsers, from what tsc has made of them. */
export async function bundleForBrowsers({ dir, manifest }) {
  const files = filesForBrowsers(manifest)
  if (files.size === 0) return
  const out = join(root, dir, 'dist', 'browser')
  if (!isStale(dir, [...files.keys()])) return
  rmSync(out, { recursive: true, force: true })
  const bundle = await rolldown({
    input: Object.fromEntries([...files].map(([file, entries]) => [nameOf(file), inputOf(dir, entries)])),
    // One React, one SDK, and the root of each package that another one requires: the import map has them.
    external: (id) => id !== facade && /^[^./\0]/.test(id),
    platform: 'browser',
    plugins: [blocksOf(dir, files)],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    preserveEntrySignatures: 'allow-extension',
    experimental: { attachDebugInfo: 'none' },
    logLevel: 'warn',
  })
  await bundle.write({
    dir: out,
    format: 'es',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await bundle.close()
}

/** The files that exports name for browsers, each with its entries: those of one file are exported by it together. */
function filesForBrowsers({ exports = {} }) {
  const files = new Map()
  for (const target of Object.values(exports)) {
    if (typeof target !== 'object' || target.browser === undefined) continue
    files.set(target.browser, [...(files.get(target.browser) ?? []), target.default])
  }
  return files
}

const nameOf = (file) => file.replace(/^\.\/dist\/browser\//, '').replace(/\.js$/, '')
const inputOf = (dir, entries) => (entries.length === 1 ? join(root, dir, entries[0]) : facade)

/** Several entries in one file: what they export by name, and their defaults by numbers. */
function blocksOf(dir, files) {
  const entries = [...files.values()].find(({ length }) => length > 1) ?? []
  const lines = entries.flatMap((path, index) => {
    const from = JSON.stringify(join(root, dir, path))
    return [
      `export * from ${from}`,
      ...(/index\.js$/.test(path) ? [] : [`export { default as entry${index} } from ${from}`]),
    ]
  })
  return {
    name: 'blocks',
    resolveId: (id) => (id === facade ? facade : undefined),
    load: (id) => (id === facade ? lines.join('\n') : undefined),
  }
}

function isStale(dir, files) {
  const made = files.map((file) => join(root, dir, file))
  if (!made.every(existsSync)) return true
  const oldest = Math.min(...made.map((file) => statSync(file).mtimeMs))
  const sources = [...filesBelow(`${dir}/src`), `${dir}/package.json`, '.tools/browser-bundles.mjs']
  return sources.some((path) => statSync(join(root, path)).mtimeMs > oldest)
}
