import { lazy, Suspense } from 'react'
import type { ControlTies } from '../ui/field.tsx'
import { Skeleton } from '../ui/states.tsx'

const RichTextBox = lazy(() => import('./rich-text-box.tsx'))

export interface RichTextFieldProps {
  readonly ties: ControlTies
  readonly label: string
  /** HTML of paragraphs, h2 to h4, lists, links and emphasis, as the server's sanitiser spells it. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
  readonly disabled?: boolean
}

/** Text with headings, lists, links and emphasis, under a bar of tools. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense
      fallback={
        <div className="input input--rich" aria-busy="true">
          <Skeleton width={180} />
        </div>
      }
    >
      <RichTextBox {...props} />
    </Suspense>
  )
}
