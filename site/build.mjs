// React for islands in visitors' pages: one file, dist/react.js, when React or this file changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { visitorModules } from '@ashlar/sdk'
import { build } from 'vite'

process.env.NODE_ENV = 'production'
const require = createRequire(import.meta.url)
const out = join(import.meta.dirname, 'dist')
const stamp = join(out, '.react')
const made = readFileSync(import.meta.filename, 'utf8') + require('react-dom').version + require('react').version

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
  mkdirSync(out, { recursive: true })
  await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      { name: 'react-for-visitors', enforce: 'pre', resolveId: own, load: (id) => (own(id) ? source() : null) },
    ],
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2023',
      minify: true,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'react-for-visitors',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'react.js' },
      },
    },
  })
  writeFileSync(stamp, made)
}

function own(id) {
  return id === 'react-for-visitors' || id === '\0react-for-visitors' ? '\0react-for-visitors' : undefined
}

/**
 * All names of the modules that clients may import, from one file: what two of them share is the same in both.
 * `export *` of a CommonJS module carries only its default (register I21), so the names are written out.
 */
function source() {
  const taken = new Set(['default'])
  const lines = visitorModules.flatMap((specifier, index) => {
    const names = Object.keys(require(specifier)).filter((name) => /^[a-zA-Z]\w*$/.test(name) && !taken.has(name))
    for (const name of names) taken.add(name)
    return [`import whole${index} from '${specifier}'`, `export const { ${names.join(', ')} } = whole${index}`]
  })
  const wholes = visitorModules.map((_, index) => `...whole${index}`)
  return [...lines, `export default { ${wholes.join(', ')} }`].join('\n')
}
