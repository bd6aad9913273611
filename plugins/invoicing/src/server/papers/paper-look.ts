import { type PdfDocument, type PdfTheme, pdfTheme } from '@ashlar/sdk/pdf'
import { AshlarError, type Log, type Media, type Settings } from '@ashlar/sdk/server'
import type { DocumentRules } from '../document/rules.ts'

/** How papers of a website look. */
export interface PaperLook extends PdfTheme {
  readonly pageSize: PdfDocument['pageSize']
  /** A PNG; undefined where the website has none, and shows its name. */
  readonly logo: Uint8Array | undefined
}

/** Where the look of papers comes from. */
export interface LookSources {
  readonly settings: Settings
  readonly media: Media
  readonly log: Log
}

/** Pixels of a logo: sharp in print where it is 6 cm wide. */
const logoWidth = 700

/** Countries that print on Letter; all others print on A4. */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'SV', 'NI', 'DO', 'PR'])

/**
 * From the theme of the website. Reads the logo, so outside of any unit of work.
 *
 * @throws MEDIA_BUSY (503) while too many pictures wait: a paper that is kept for ever is not made without its logo
 */
export async function paperLook({ settings, media, log }: LookSources, rules: DocumentRules): Promise<PaperLook> {
  const platform = await settings.platform()
  const { paper_size: wanted } = rules.settings
  const isLetter = wanted === 'Letter' || (wanted === 'auto' && letterCountries.has(rules.country))
  const { navigation, favicon } = platform
  const pictureAt = (address: string): Promise<Uint8Array | undefined> =>
    media.png(address, logoWidth).catch((error: unknown) => {
      if (error instanceof AshlarError && error.status >= 500) throw error
      // A picture that is broken keeps nobody from sending an invoice.
      log.warn({ err: error, address }, 'A logo could not be printed on a document.')
      return undefined
    })
  const logo = (await pictureAt(navigation.logo)) ?? (await pictureAt(favicon))
  return { ...pdfTheme(platform), pageSize: isLetter ? 'LETTER' : 'A4', logo }
}
