import { Suspense, useRef, useState } from 'react'
import { plainText } from './inline/load.ts'
import type { CaretLeft, InlineProps } from './inline/root-attributes.ts'
import { PlainTypedAhead } from './inline/typed-ahead.tsx'

export interface InlineTextProps extends InlineProps {
  /** Enter makes a new line, kept as `\n`; without it Enter ends editing. */
  readonly multiline?: boolean
}

/**
 * Plain text edited in place, for a block's canvas component. The engine is fetched when the first text is edited;
 * until it is there the text is the browser's own field.
 *
 * @example
 * canvas: ({ props, root, update, done }) =>
 *   <InlineText {...root} as={props.tag} value={props.text} ariaLabel="Text" onChange={(text) => update({ text })} onDone={done} />
 */
export function InlineText({ multiline = false, ...props }: InlineTextProps) {
  const [PlainText] = useState(plainText.component)
  const left = useRef<CaretLeft>(undefined)
  const given = { ...props, multiline, left }
  return (
    <Suspense fallback={<PlainTypedAhead {...given} />}>
      <PlainText {...given} />
    </Suspense>
  )
}
