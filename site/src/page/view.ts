import { pictureWidths } from '@ashlar/sdk/platform'
import { type Focus, type PageView, type Picture, safePicture, safeUrl, type View } from '@ashlar/sdk/renderer'
import { type MediaRecord, sanitiseRichText } from '@ashlar/sdk/server'
import { renderToString } from 'react-dom/server'

/** Pixels; for what can't choose among widths, such as a background. */
const usualWidth = 1920

export interface SiteViewInput {
  readonly page: PageView
  readonly media: ReadonlyMap<string, MediaRecord>
  readonly companyName: string
  readonly language: string
  /** Whether the first picture that is asked for is loaded at once. */
  readonly hasPriority: boolean
  /** Under which documents of blocks are served: the page's id or the mark of its preview link. None for a revision. */
  readonly frames: number | string | undefined
}

/** What blocks may know of a page on the site. */
export function siteView({ page, media, companyName, language, hasPriority, frames }: SiteViewInput): View {
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
    frame: (nodeId) => (frames === undefined ? undefined : frameAddress(frames, nodeId)),
    still: () => undefined,
    safeHtml: sanitiseRichText,
    island: (element, nodeId) => renderToString(element, { identifierPrefix: nodeId }),
  }
}

/** Where the document of a block is served; page 0 stands for what is no page of its own: templates around the others. */
export const framePath = '/_ashlar/html'
const frameAddress = (page: number | string, nodeId: string) => `${framePath}/${page}/${encodeURIComponent(nodeId)}`

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

/** Stands for the page where there is none with an id. */
export const noPage: PageView = { id: 0, title: '', slug: '', excerpt: '', image: '', isHome: false }
