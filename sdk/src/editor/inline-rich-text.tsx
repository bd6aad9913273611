import { Suspense, useRef, useState } from 'react'
import { richText } from './inline/load.ts'
import type { CaretLeft, InlineProps } from './inline/root-attributes.ts'
import { RichTypedAhead } from './inline/typed-ahead.tsx'

/**
 * Rich text edited in place, for a block's canvas component: paragraphs, h2 to h4, lists, links, bold, italic,
 * underline, strike and code, with a small toolbar. `value` and what `onChange` gives are HTML of exactly these; the same
 * text always gives the same HTML. An empty text is the empty string. The engine is fetched when the first text is edited;
 * what is typed until then goes on at the end.
 */
export function InlineRichText(props: InlineProps) {
  const [RichTextInPlace] = useState(richText.component)
  const left = useRef<CaretLeft>(undefined)
  return (
    <Suspense fallback={<RichTypedAhead {...props} left={left} />}>
      <RichTextInPlace {...props} left={left} />
    </Suspense>
  )
}
