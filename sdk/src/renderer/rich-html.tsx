import { createElement } from 'react'
import type { RootProps } from './define.ts'
import type { View } from './view.ts'

interface RichHtmlProps {
  /** Stored rich text. */
  readonly html: string
  readonly view: View
  readonly as?: 'div' | 'section' | 'figcaption'
  readonly root?: RootProps
}

/** Rich text as markup. The only place of the SDK that writes HTML, and only what `view.safeHtml` let through (T4). */
export function RichHtml({ html, view, as = 'div', root }: RichHtmlProps) {
  return createElement(as, { ...root, dangerouslySetInnerHTML: { __html: view.safeHtml(html) } })
}
