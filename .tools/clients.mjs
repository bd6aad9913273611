// A visitor's page shares React with its islands and nothing else: what a package's `./client` takes from entries of
// the SDK for visitors goes into its files, as `ashlar pack` does it for packages elsewhere.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { filesBelow, root } from './workspaces.mjs'

/** Bundle the client of a workspace, if it takes anything over: tsc has compiled it with the import left bare. */
export async function bundleClient({ dir, manifest }) {
  const entry = manifest.ashlar && manifest.exports?.['./client']
  if (!entry?.source || !takesOver(dir)) return
  const { visitorModules } = await import(new URL('../sdk/dist/definition/shared-modules.js', import.meta.url))
  await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    root: join(root, dir),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2023',
      minify: true,
      sourcemap: true,
      reportCompressedSize: false,
      lib: { entry: entry.source, formats: ['es'], fileName: () => entry.default.replace('./dist/', '') },
      // The version stands in the address of every file, so the names of parts need not tell their content.
      rolldownOptions: { external: [...visitorModules], output: { chunkFileNames: 'client-[name].js' } },
    },
  })
}

const takesOver = (dir) =>
  filesBelow(`${dir}/src`).some((path) => /\.tsx?$/.test(path) && entries.test(readFileSync(join(root, path), 'utf8')))

const entries = /'@ashlar\/sdk\/(visitor|island)'/
