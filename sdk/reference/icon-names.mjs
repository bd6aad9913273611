// The names of all Lucide icons as a type, so that a misspelt one is an error where it is written.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(import.meta.resolve('lucide-react'))
const icons = join(entry.slice(0, entry.lastIndexOf('/dist/')), 'dist/esm/icons')
const names = readdirSync(icons)
  .filter((name) => name.endsWith('.mjs') && name !== 'index.mjs')
  .map((name) => name.slice(0, -'.mjs'.length))
const file = fileURLToPath(new URL('../src/definition/generated/icon-name.ts', import.meta.url))
const lines = names.sort().map((name) => `  | '${name}'`)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(
  file,
  `// Written by sdk/reference/icon-names.mjs.

/** A Lucide icon by its name, older names included. */
export type IconName =
${lines.join('\n')}
`,
)
