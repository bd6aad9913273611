import { renderToString } from 'react-dom/server'
import { safePicture, safeUrl } from '../address.ts'
import type { PageView, View } from '../view.ts'

/** A view for the tests of this folder. */
export function testView({ page, ...view }: Partial<Omit<View, 'page'>> & { page?: Partial<PageView> } = {}): View {
  return {
    mode: 'site',
    link: safeUrl,
    picture: (address) => {
      const src = safePicture(address)
      return src === undefined ? undefined : { src }
    },
    focus: () => undefined,
    frame: (nodeId) => `/_ashlar/html/1/${nodeId}`,
    still: () => undefined,
    safeHtml: (html) => html,
    island: (element, id) => (view.mode === 'canvas' ? undefined : renderToString(element, { identifierPrefix: id })),
    companyName: 'Ropewalk',
    language: 'en',
    ...view,
    page: { id: 1, title: 'Home', slug: '', excerpt: '', image: '', isHome: true, ...page },
  }
}
