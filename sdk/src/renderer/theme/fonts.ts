import type { PlatformSettings } from '../../platform/settings.ts'
import type { FontName } from '../../style/fonts.ts'

export type { FontName }

interface FontLook {
  readonly tracking: string
  readonly leading: string
  readonly fallback: string
  /** How wide its zero is, of the em: measures count in it, since `ch` would change when the font arrives. */
  readonly zero: number
  /** What stands in for the font in running text, for a face that is made for headings only. */
  readonly body?: FontName
}

const sans = 'system-ui, sans-serif'
const close = { tracking: '-.022em', leading: '1.04', fallback: sans } as const
const humanist = { tracking: '-.015em', leading: '1.04', fallback: sans } as const
const geometric = { tracking: '-.03em', leading: '1.04', fallback: sans } as const

/** Per font, from the default look: tracking and leading of headings, and what is shown until or unless it loads. */
const looks: Readonly<Record<FontName, FontLook>> = {
  Barlow: { ...close, zero: 0.57 },
  Roboto: { ...close, zero: 0.56 },
  Rubik: { ...close, zero: 0.64 },
  'Open Sans': { ...humanist, zero: 0.57 },
  'Nunito Sans': { ...humanist, zero: 0.6 },
  Lato: { ...humanist, zero: 0.58 },
  Poppins: { ...geometric, zero: 0.63 },
  Montserrat: { ...geometric, zero: 0.66 },
  Raleway: { tracking: '-.03em', leading: '1.06', fallback: sans, zero: 0.61 },
  'Roboto Serif': { tracking: '-.01em', leading: '1.04', fallback: 'Georgia, serif', zero: 0.56 },
  'Permanent Marker': { tracking: '0', leading: '1.04', fallback: 'cursive', zero: 0.69, body: 'Open Sans' },
}

/** Variables of the two fonts of a theme, on pages and, as most readers see them, in mails. */
export function fontVariables(settings: PlatformSettings): Readonly<Record<string, string>> {
  const heading = looks[settings.theme_font_heading]
  const body = bodyFont(settings)
  return {
    '--font-heading': fontStack(settings.theme_font_heading),
    '--font-body': fontStack(body),
    '--font-ui': heading.body ? fontStack(heading.body) : 'var(--font-heading)',
    '--font-mail': mailFallback(body),
    '--font-mail-heading': mailFallback(settings.theme_font_heading),
    '--ch': `${looks[body].zero}em`,
    '--heading-weight': String(
      settings.theme_font_heading === 'Permanent Marker' ? 400 : settings.theme_heading_weight,
    ),
    '--heading-tracking': heading.tracking,
    '--heading-leading': heading.leading,
  }
}

/** The font that running text is really set in. */
export function bodyFont(settings: Pick<PlatformSettings, 'theme_font_body'>): FontName {
  return looks[settings.theme_font_body].body ?? settings.theme_font_body
}

/** The font as a mail names it: mail programs load none, so it is shown where it is installed. */
export function mailFont(font: FontName): string {
  return `${font.includes(' ') ? `'${font}'` : font}, ${mailFallback(font)}`
}

/** What most readers of a mail see, who do not have the font installed. */
function mailFallback(font: FontName): string {
  return looks[font].fallback === sans ? 'Helvetica, Arial, sans-serif' : looks[font].fallback
}

/** The value of `font-family` for a font: its name, a stand-in of the same measures, and a common font. */
export function fontStack(font: FontName): string {
  // The host's rules give each font a stand-in of the same measures (`<name> fallback`).
  return `${font.includes(' ') ? `"${font}"` : font}, "${font} fallback", ${looks[font].fallback}`
}
