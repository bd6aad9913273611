import { pictureWidths } from '../../platform/media.ts'
import type { PlatformSettings } from '../../platform/settings.ts'
import { safePicture, safeUrl } from '../../renderer/address.ts'
import { contrast, isThemeColour } from '../../renderer/colour.ts'
import type { MailView } from '../../renderer/mail.ts'
import { bodyFont, mailFont } from '../../renderer/theme/fonts.ts'
import type { MediaRecord } from '../platform.ts'
import { unsubscribeUrl } from './fill-mail.ts'
import type { MailDocument } from './render-mail.ts'

export interface MailViewInput {
  readonly settings: PlatformSettings
  /** `http(s)://host[:port]` of the website that sends. */
  readonly origin: string
  /** Records behind the addresses of media in the content. */
  readonly media: ReadonlyMap<string, MediaRecord>
  /** The address that stands for one of a link, so that clicks can be counted; see `MailRendering`. */
  readonly counted?: ((address: string) => string) | undefined
}

/** Pixels of a picture at most: twice those of a mail, for sharp screens. */
const widestPicture = 1200

/** What blocks may know of the website that a mail comes from. */
export function mailView({ settings, origin, media, counted }: MailViewInput): MailView {
  const absolute = (address: string) => (URL.canParse(address, origin) ? new URL(address, origin).href : undefined)
  const colour = (stored: string) => (isThemeColour(stored) ? settings[`theme_color_${stored}`] : opaque(stored))
  return {
    link: (address) => {
      const safe = safeUrl(address)
      const whole = safe === undefined ? undefined : absolute(safe)
      return whole !== undefined && counted !== undefined && /^https?:/i.test(whole) ? counted(whole) : whole
    },
    picture: (address) => {
      const src = safePicture(address)
      const record = src === undefined ? undefined : media.get(src)
      const found = src === undefined ? undefined : absolute(record ? sized(record) : src)
      return found === undefined ? undefined : { src: found, ...(record?.altText && { altText: record.altText }) }
    },
    colour,
    colourOn: (ground) => {
      const hex = colour(ground) ?? '#ffffff'
      return contrast(hex, '#ffffff') >= contrast(hex, settings.theme_color_dark)
        ? '#ffffff'
        : settings.theme_color_dark
    },
    unsubscribeLink: `{{${unsubscribeUrl}}}`,
    companyName: settings.company_name,
    language: settings.language,
  }
}

/** The theme's fonts, with what mail programs have where they don't have those. */
export function mailFonts(settings: PlatformSettings): MailDocument['fonts'] {
  return { body: mailFont(bodyFont(settings)), heading: mailFont(settings.theme_font_heading) }
}

function sized({ address, version, width, hasWidths }: MediaRecord): string {
  const wide = hasWidths && width !== null ? pictureWidths(width).findLast((each) => each <= widestPicture) : undefined
  return `${address}?v=${version}${wide === undefined ? '' : `&w=${wide}`}`
}

/** `#rrggbb` of any hex colour; mail programs know no transparency. */
function opaque(hex: string): string | undefined {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(hex)?.[1]
  if (!digits) return undefined
  const short = digits.length < 6
  const alpha = short ? digits.slice(3) : digits.slice(6)
  if (/^0+$/.test(alpha)) return undefined
  return short ? `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}` : `#${digits.slice(0, 6)}`
}
