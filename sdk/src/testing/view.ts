import { renderToString } from 'react-dom/server'
import { safePicture, safeUrl } from '../renderer/address.ts'
import type { View } from '../renderer/view.ts'

/** A view for tests: links and pictures are checked as on the site, rich text is passed through. */
export function testView(changes: Partial<View> = {}): View {
  return {
    mode: 'site',
    page: { id: 1, title: 'Page', slug: 'page', excerpt: '', image: '', isHome: false },
    link: safeUrl,
    picture: (address) => {
      const src = safePicture(address)
      return src === undefined ? undefined : { src }
    },
    focus: () => undefined,
    frame: (nodeId) => `/_ashlar/html/1/${nodeId}`,
    still: () => undefined,
    safeHtml: (html) => html,
    island: (element, id) =>
      changes.mode === 'canvas' ? undefined : renderToString(element, { identifierPrefix: id }),
    companyName: 'Company',
    language: 'en',
    ...changes,
  }
}
