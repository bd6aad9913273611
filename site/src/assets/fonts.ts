import type { FontName, PlatformSettings } from '@ashlar/sdk'
import { bodyFont } from '@ashlar/sdk/surface'
import { familyFaces, familyNames, fontAddress, weightIn } from './font-files.ts'

const regular = 400
const bold = 700

/** `@font-face` rules of the fonts of a theme, in the weights that its own rules and bold text use. */
export function fontFaces(settings: PlatformSettings): string {
  return twoFonts(settings) + otherFaces(fontsOfTextStyles(settings), settings)
}

function twoFonts(settings: PlatformSettings): string {
  const heading = settings.theme_font_heading
  const body = bodyFont(settings)
  const weight = settings.theme_heading_weight
  // Small headings are at least 600 (`theme-css`).
  const headings = [weight, Math.max(600, weight)]
  const running = [regular, 500, 600, bold]
  if (heading === body) return familyFaces(body, [...running, ...headings], [regular, bold])
  // Names and buttons are set in the heading's font, in ordinary weights.
  return familyFaces(heading, [...running, ...headings], []) + familyFaces(body, running, [regular, bold])
}

/** The rules of further fonts that are named, such as those of a page's texts. Weights that the theme has are left out. */
export function otherFaces(fonts: FontWeights, settings: PlatformSettings): string {
  const known = [settings.theme_font_heading, bodyFont(settings)]
  const weight = settings.theme_heading_weight
  const has = (font: FontName) =>
    known.includes(font) ? [regular, 500, 600, bold, ...(font === known[0] ? [weight] : [])] : []
  return [...fonts]
    .map(([font, weights]) => {
      const missing = weights.filter((each) => !has(font).includes(each))
      return missing.length === 0 ? '' : familyFaces(font, missing, known.includes(font) ? [] : [regular, bold])
    })
    .join('')
}

/** Fonts with the weights in which they are shown. */
export type FontWeights = ReadonlyMap<FontName, readonly number[]>

function fontsOfTextStyles({ theme_text_styles: styles }: PlatformSettings): FontWeights {
  const fonts = new Map<FontName, readonly number[]>()
  for (const { look } of styles) {
    for (const { fontFamily = '', fontWeight } of Object.values(look)) {
      if (fontFamily !== '')
        fonts.set(fontFamily, [
          ...(fonts.get(fontFamily) ?? []),
          ...(fontWeight == null ? [regular, bold] : [fontWeight, bold]),
        ])
    }
  }
  return fonts
}

/** Address of the file in which headings are set, to be fetched before the style sheet asks for it. */
export function headingFont({ theme_font_heading: font, theme_heading_weight: weight }: PlatformSettings): string {
  return fontAddress(font, weightIn(font, weight))
}

/** Every weight of a family by the name that its style sheet has in addresses: for previews and blocks. */
export function familySheet(file: string): string | undefined {
  const name = familyNames.find((each) => `${each.toLowerCase().replaceAll(' ', '-')}.css` === file)
  const every = [100, 200, 300, 400, 500, 600, 700, 800, 900]
  return name === undefined ? undefined : familyFaces(name, every, [regular, bold])
}
