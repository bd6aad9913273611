import { createElement, Suspense, useState } from 'react'
import { richText } from './inline/load.ts'
import type { InlineProps } from './inline/root-attributes.ts'

/**
 * Rich text edited in place, for a block's canvas component: paragraphs, h2 to h4, lists, links, bold, italic,
 * underline, strike and code, with a small toolbar. `value` and what `onChange` gives are HTML of exactly these; the same
 * text always gives the same HTML. An empty text is the empty string.
 */
export function InlineRichText(props: InlineProps) {
  const { as, ariaLabel, onChange, onDone, value, ...root } = props
  const [RichTextInPlace] = useState(richText.component)
  return (
    <Suspense fallback={createElement(as, root)}>
      <RichTextInPlace {...props} />
    </Suspense>
  )
}
