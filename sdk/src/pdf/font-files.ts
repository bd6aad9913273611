import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontName } from '../renderer/theme/fonts.ts'

/** The letters of one set, upright, in two weights. */
export interface FontFiles {
  readonly regular: string
  readonly bold: string
}

/** Sets of letters that are written from left to right, the most common first. */
const sets = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const

/** Whose letters stand in for those that a font lacks. */
const standIn: FontName = 'Open Sans'

const require = createRequire(import.meta.url)
const known = new Map<FontName, readonly FontFiles[]>()

/** Files of a font, and of the one that stands in for it: a letter is taken from the first that has it. */
export function fontFiles(name: FontName): readonly FontFiles[] {
  const found = known.get(name)
  if (found !== undefined) return found
  const files = name === standIn ? filesOf(name) : [...filesOf(name), ...filesOf(standIn)]
  known.set(name, files)
  return files
}

function filesOf(name: FontName): FontFiles[] {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const folder = join(dirname(require.resolve(`@fontsource/${slug}/package.json`)), 'files')
  const there = new Set(readdirSync(folder))
  return sets.flatMap((set) => {
    // The PDF library reads WOFF, and fails on the newer WOFF2.
    const file = (weight: number) => `${slug}-${set}-${weight}-normal.woff`
    if (!there.has(file(400))) return []
    const bold = there.has(file(700)) ? file(700) : file(400)
    return [{ regular: join(folder, file(400)), bold: join(folder, bold) }]
  })
}
