// The lines of the icons that the admin's own frame and lists use: they come with its code, all others are fetched by letter.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const names = `
  arrow-down arrow-left arrow-up blocks chevron-down chevron-left
  chevron-right chevron-up circle-alert circle-check circle-x copy
  ellipsis external-link eye file-text globe
  house image info layout-dashboard list log-out
  moon panel-left plus rotate-cw search send sliders-horizontal
  sun trash-2 triangle-alert x
`

const icons = join(dirname(fileURLToPath(import.meta.resolve('lucide-react'))), '../esm/icons')
const lines = []
for (const name of names.trim().split(/\s+/)) {
  const { __iconData } = await import(join(icons, sourceOf(`${name}.mjs`)))
  const node = __iconData.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
  lines.push(`  '${name}': ${JSON.stringify(node)},`)
}
const file = fileURLToPath(new URL('../src/ui/generated/icon-set.ts', import.meta.url))
mkdirSync(dirname(file), { recursive: true })
copyFileSync(join(icons, '../../../LICENSE'), join(dirname(file), 'LICENSE-lucide.txt'))
writeFileSync(
  file,
  `// Written by sdk/reference/icon-set.mjs.
import type { IconNode } from '../icon-files.ts'

/** Icons of Lucide (ISC licence) by their names. */
export const iconSet: Readonly<Record<string, IconNode>> = {
${lines.join('\n')}
}
`,
)

/** An older name of an icon is a file that only passes on the newer one. */
function sourceOf(file) {
  return /export \{ default \} from '\.\/([a-z0-9-]+\.mjs)'/.exec(readFileSync(join(icons, file), 'utf8'))?.[1] ?? file
}
