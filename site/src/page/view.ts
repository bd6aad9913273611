import { type PageView, type Picture, safePicture, safeUrl, type View } from '@ashlar/sdk/renderer'
import { type MediaRecord, sanitiseRichText } from '@ashlar/sdk/server'

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
    safeHtml: sanitiseRichText,
  }
}

/** A picture with the pixels that the media library knows, so that nothing jumps while it loads. */
export function pictureOf(address: string, media: ReadonlyMap<string, MediaRecord>): Picture | undefined {
  const src = safePicture(address)
  if (src === undefined) return undefined
  const record = media.get(src)
  if (!record) return { src }
  return {
    src,
    ...(record.width !== null && record.height !== null && { width: record.width, height: record.height }),
    ...(record.altText !== '' && { altText: record.altText }),
  }
}
