// The shell with its own screens and the editor. What is shared stays a bare import, as in any package.
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { firstGroups } from './first-load.mjs'
import { ownParts, useOwnParts } from './own-parts.mjs'
import { moduleSideEffects } from './side-effects.mjs'
import { shared } from './specifiers.mjs'

/** Address under which the surface serves these files. */
export const shellBase = '/_ashlar/admin/'

export async function buildShell(outDir) {
  const root = new URL('..', import.meta.url).pathname
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    base: shellBase,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [useOwnParts, react()],
    build: {
      outDir,
      emptyOutDir: false,
      // Of what is bundled: most licences ask that they go along with copies. The document names the file.
      license: { fileName: 'licences.md' },
      target: 'es2023',
      modulePreload: { polyfill: false },
      // A data: address is nothing a strict policy for fonts would let through.
      assetsInlineLimit: 0,
      rollupOptions: {
        input: { shell: `${root}src/shell/main.tsx` },
        external: shared.filter((specifier) => !Object.values(ownParts).some(({ from }) => from === specifier)),
        treeshake: { moduleSideEffects },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting: { groups: firstGroups },
        },
      },
    },
  })
  return { chunks: result.output.filter((file) => file.type === 'chunk') }
}
