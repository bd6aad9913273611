import { type PdfDocument, type PdfTheme, pdfTheme } from '@ashlar/sdk/pdf'
import type { Media, Settings } from '@ashlar/sdk/server'
import type { DocumentRules } from '../document/rules.ts'

/** How papers of a website look. */
export interface PaperLook extends PdfTheme {
  readonly pageSize: PdfDocument['pageSize']
  /** A PNG; undefined where the website has none, and shows its name. */
  readonly logo: Uint8Array | undefined
}

/** Pixels of a logo: sharp in print where it is 6 cm wide. */
const logoWidth = 700

/** Countries that print on Letter; all others print on A4. */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'SV', 'NI', 'DO', 'PR'])

/** From the theme of the website. Reads the logo, so outside of any unit of work. */
export async function paperLook(settings: Settings, media: Media, rules: DocumentRules): Promise<PaperLook> {
  const platform = await settings.platform()
  const { paper_size: wanted } = rules.settings
  const isLetter = wanted === 'Letter' || (wanted === 'auto' && letterCountries.has(rules.country))
  const { navigation, favicon } = platform
  const logo = (await pictureAt(navigation.logo, media)) ?? (await pictureAt(favicon, media))
  return { ...pdfTheme(platform), pageSize: isLetter ? 'LETTER' : 'A4', logo }
}

/** A picture that is gone or broken keeps nobody from sending an invoice. */
const pictureAt = (address: string, media: Media): Promise<Uint8Array | undefined> =>
  media.png(address, logoWidth).catch(() => undefined)
