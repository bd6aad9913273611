// One build of everything in the import map, so that packages and shell meet in one React and one SDK.
import { createRequire } from 'node:module'
import { build } from 'vite'
import { ownParts } from './own-parts.mjs'
import { moduleSideEffects } from './side-effects.mjs'
import { commonJs, shared, slug } from './specifiers.mjs'
import { typeboxParts, typeboxPlain } from './typebox.mjs'
import { everydayTypes, everydayValues } from './typebox-everyday.mjs'

const require = createRequire(import.meta.url)
const prefix = 'ashlar-shared:'

/** Address under which the surface serves these files. */
export const sharedBase = '/_ashlar/shared/'

/** `export *` of a CommonJS module carries only its default (register I21): React's names are written out. */
function shimOf(specifier) {
  if (ownParts[specifier]) return ownParts[specifier].source()
  if (specifier === 'typebox') return everydayTypes()
  if (specifier === 'typebox/value') return everydayValues()
  if (!commonJs.includes(specifier)) return `export * from '${specifier}'`
  const names = Object.keys(require(specifier)).filter((name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name))
  const ours = specifier === 'react/jsx-dev-runtime' ? names.filter((name) => name !== 'jsxDEV') : names
  return [
    `import whole from '${specifier}'`,
    'export default whole',
    `export const { ${ours.join(', ')} } = whole`,
    // A package built for development asks for jsxDEV, which React's production build lacks.
    ours === names
      ? ''
      : `import { jsx } from 'react/jsx-runtime'\nexport const jsxDEV = whole.jsxDEV ?? ((type, props, key) => jsx(type, props, key))`,
  ].join('\n')
}

const shims = {
  name: 'ashlar-shared',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith(`\0${prefix}`) ? shimOf(id.slice(prefix.length + 1)) : undefined),
}

/** The types of TypeBox that are in use are a hundred bytes each; a file for each of them costs more than all of them. */
const smallTypes = { name: 'typebox', test: /[\\/]typebox[\\/].*[\\/]type[\\/]types[\\/]/ }

const specifiers = [...shared, ...Object.keys(ownParts)]

/** The output's chunks, and the file of each specifier, written to `outDir` if that is given. `groups` are modules to put together. */
export async function buildShared(outDir, groups = []) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: new URL('..', import.meta.url).pathname,
    base: sharedBase,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [shims, typeboxParts, typeboxPlain],
    build: {
      write: outDir !== undefined,
      outDir,
      emptyOutDir: false,
      // Of what is bundled: most licences ask that they go along with copies. The document names the file.
      license: { fileName: 'licences.md' },
      target: 'es2023',
      modulePreload: false,
      sourcemap: false,
      rollupOptions: {
        input: Object.fromEntries(specifiers.map((specifier) => [slug(specifier), prefix + specifier])),
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: 'c-[hash].js',
          codeSplitting: { groups: [...groups, smallTypes] },
        },
      },
    },
  })
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const fileOf = (specifier) => chunks.find((chunk) => chunk.isEntry && chunk.name === slug(specifier)).fileName
  return { chunks, files: Object.fromEntries(specifiers.map((specifier) => [specifier, fileOf(specifier)])) }
}
