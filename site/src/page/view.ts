import { pictureWidths } from '@ashlar/sdk'
import { type Focus, type PageView, type Picture, safePicture, safeUrl, type View } from '@ashlar/sdk/renderer'
import { type MediaRecord, sanitiseRichText } from '@ashlar/sdk/server'

/** Pixels; for what can't choose among widths, such as a background. */
const usualWidth = 1920

export interface SiteViewInput {
  readonly page: PageView
  readonly media: ReadonlyMap<string, MediaRecord>
  readonly companyName: string
  readonly language: string
  /** Whether the first picture that is asked for is loaded at once. */
  readonly hasPriority: boolean
}

/** What blocks may know of a page on the site. */
export function siteView({ page, media, companyName, language, hasPriority }: SiteViewInput): View {
  let priority = hasPriority
  return {
    mode: 'site',
    page,
    companyName,
    language,
    link: safeUrl,
    picture: (address) => {
      const picture = pictureOf(address, media)
      if (!picture || !priority) return picture
      priority = false
      return { ...picture, priority: true }
    },
    focus: (address) => focusOf(address, media),
    safeHtml: sanitiseRichText,
  }
}

/**
 * A picture with the pixels that the media library knows, so that nothing jumps while it loads, and at the widths at
 * which it is served.
 */
export function pictureOf(address: string, media: ReadonlyMap<string, MediaRecord>): Picture | undefined {
  const src = safePicture(address)
  if (src === undefined) return undefined
  const record = media.get(src)
  if (!record) return { src }
  const { width, height, altText } = record
  const widths = record.hasWidths && width !== null ? pictureWidths(width) : []
  const at = (wide: number) => `${src}?v=${record.version}&w=${wide}`
  const usual = widths.findLast((wide) => wide <= usualWidth)
  return {
    src: usual === undefined ? `${src}?v=${record.version}` : at(usual),
    ...(widths.length > 1 && { srcSet: widths.map((wide) => `${at(wide)} ${wide}w`).join(', ') }),
    ...(width !== null && height !== null && { width, height }),
    ...(altText !== '' && { altText }),
  }
}

function focusOf(address: string, media: ReadonlyMap<string, MediaRecord>): Focus | undefined {
  const focus = media.get(address)?.focus
  return focus && (focus.x !== 50 || focus.y !== 50) ? focus : undefined
}
