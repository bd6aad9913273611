import type { PlatformSettings } from '../platform/settings.ts'
import { contrast } from '../renderer/colour.ts'
import { bodyFont, type FontName } from '../renderer/theme/fonts.ts'

/** What of a website's theme a paper takes on. */
export interface PdfTheme {
  readonly font: FontName
  /** `#rrggbb`, dark enough to be read on white. */
  readonly colour: string
}

/** Text of a paper is as easily read as that of a page (4.5:1). */
export function pdfTheme(settings: PlatformSettings): PdfTheme {
  const { theme_color_primary: primary, theme_color_dark: dark } = settings
  return { font: bodyFont(settings), colour: contrast(primary, '#ffffff') >= 4.5 ? primary : dark }
}
