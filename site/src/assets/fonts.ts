import { readFileSync } from 'node:fs'
import type { PlatformSettings } from '@ashlar/sdk'
import { bodyFont, type FontName } from '@ashlar/sdk/renderer'

interface FontFile {
  readonly family: FontName
  readonly file: string
  readonly weight: string
  readonly italic?: true
}

/** The fonts that come with the site; others fall back until they are shipped. */
const files: readonly FontFile[] = [
  { family: 'Barlow', file: 'barlow-latin-500-normal.woff2', weight: '500' },
  { family: 'Barlow', file: 'barlow-latin-600-normal.woff2', weight: '600' },
  { family: 'Barlow', file: 'barlow-latin-700-normal.woff2', weight: '700 900' },
  { family: 'Roboto Serif', file: 'roboto-serif-latin-wght-normal.woff2', weight: '100 900' },
  { family: 'Roboto Serif', file: 'roboto-serif-latin-wght-italic.woff2', weight: '100 900', italic: true },
  { family: 'Raleway', file: 'raleway-latin-wght-normal.woff2', weight: '100 900' },
]

/** `@font-face` rules of the two fonts of a theme. */
export function fontFaces(settings: PlatformSettings): string {
  return usedFiles(settings)
    .map(
      ({ family, file, weight, italic }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};${italic ? 'font-style:italic;' : ''}` +
        `font-display:swap;src:url(${fontAddress(file)}) format("woff2")}`,
    )
    .join('')
}

/** Address of the file in which headings are set, to be fetched before the style sheet asks for it. */
export function headingFont(settings: PlatformSettings): string | undefined {
  const own = files.filter(({ family, italic }) => family === settings.theme_font_heading && !italic)
  const weight = settings.theme_heading_weight
  const file = own.find((each) => covers(each.weight, weight)) ?? own[0]
  return file && fontAddress(file.file)
}

/** Bytes of a font file by its name. */
export const fontBytes: ReadonlyMap<string, Buffer> = new Map(
  files.map(({ file }) => [file, readFileSync(new URL(`../fonts/${file}`, import.meta.url))]),
)

function usedFiles(settings: PlatformSettings): readonly FontFile[] {
  const used: readonly FontName[] = [settings.theme_font_heading, bodyFont(settings)]
  return files.filter(({ family }) => used.includes(family))
}

function fontAddress(file: string): string {
  return `/_ashlar/fonts/${file}`
}

function covers(range: string, weight: number): boolean {
  const [least, most] = range.split(' ').map(Number)
  return weight >= (least ?? 0) && weight <= (most ?? least ?? 0)
}
