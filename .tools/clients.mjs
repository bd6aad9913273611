// A visitor's page has no import map: what a package's `./client` takes from `@ashlar/sdk/visitor` goes into its file,
// as `ashlar pack` does it for packages elsewhere.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { filesBelow, root } from './workspaces.mjs'

/** Bundle the client of a workspace, if it takes anything over: tsc has compiled it with the import left bare. */
export async function bundleClient({ dir, manifest }) {
  const entry = manifest.ashlar && manifest.exports?.['./client']
  if (!entry?.source || !takesOver(dir)) return
  await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    root: join(root, dir),
    logLevel: 'error',
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2023',
      minify: true,
      sourcemap: true,
      reportCompressedSize: false,
      lib: { entry: entry.source, formats: ['es'], fileName: () => entry.default.replace('./dist/', '') },
    },
  })
}

const takesOver = (dir) =>
  filesBelow(`${dir}/src`).some(
    (path) => /\.tsx?$/.test(path) && readFileSync(join(root, path), 'utf8').includes(`'@ashlar/sdk/visitor'`),
  )
