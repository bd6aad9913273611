import { safeHtml } from '@ashlar/sdk/editor'
import type { Page } from '@ashlar/sdk/platform'
import { safePicture, safeUrl, type View } from '@ashlar/sdk/renderer'

/** What blocks may know while they are edited: the same page as on the site, with links that lead nowhere. */
export function canvasView(page: Page | null, companyName: string, language: string): View {
  return {
    mode: 'canvas',
    page: {
      id: page?.id ?? 0,
      title: page?.title ?? '',
      slug: page?.slug ?? '',
      excerpt: page?.excerpt ?? '',
      image: page?.image ?? '',
      isHome: page?.isHome ?? false,
    },
    link: safeUrl,
    picture(address) {
      const src = safePicture(address)
      return src === undefined ? undefined : { src }
    },
    focus: () => undefined,
    frame: () => undefined,
    still: () => undefined,
    island: () => undefined,
    safeHtml: (html) => safeHtml(html, safeUrl),
    companyName,
    language,
  }
}
