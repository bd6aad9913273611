import { lazy, Suspense } from 'react'
import type { ControlTies } from '../ui/field.tsx'
import { Skeleton } from '../ui/states.tsx'
import type { Choice } from './picker/picker.tsx'

const RichTextBox = lazy(() => import('./rich-text-box.tsx'))

/** Who or what a text can name. */
export interface Mention extends Choice {
  /** Where the name leads; without it the text has the plain name. */
  readonly href?: string | undefined
}

/** What is offered when a person types `@` and the first letters. */
export interface Mentions {
  /** Accessible name of the list: "People". */
  readonly label: string
  /** The first few for a word, which is empty right after the sign. What it rejects with is told in the list. */
  readonly find: (word: string) => Promise<readonly Mention[]>
}

export interface RichTextFieldProps {
  readonly ties: ControlTies
  readonly label: string
  /** HTML of paragraphs, h2 to h4, lists, links and emphasis, as the server's sanitiser spells it. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
  readonly disabled?: boolean
  /** Of the text's place, in px; without it the place grows with the text. */
  readonly height?: number
  /** Without it an `@` is a sign like any other. */
  readonly mentions?: Mentions
}

/** Pixels of the bar of tools. */
const toolsHeight = 41

/** Text with headings, lists, links and emphasis, under a bar of tools. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense
      fallback={
        <div
          className="input input--rich"
          aria-busy="true"
          // The tools stand above the text.
          {...(props.height !== undefined && { style: { height: props.height + toolsHeight } })}
        >
          <Skeleton width={180} />
        </div>
      }
    >
      <RichTextBox {...props} />
    </Suspense>
  )
}
