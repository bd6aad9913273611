import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface TimelineStep {
  readonly key: string | number
  /** A Lucide icon name. */
  readonly icon: string
  readonly title: ReactNode
  /** Quiet words below the title. */
  readonly text?: ReactNode
  /** The moment as people say it: "Yesterday, 16:02". */
  readonly when: string
  /** The same as ISO 8601. */
  readonly at: string
}

/** What happened, one step below the other, with a line between them. */
export function Timeline({ label, steps }: { readonly label: string; readonly steps: readonly TimelineStep[] }) {
  return (
    <ol className="tl" aria-label={label}>
      {steps.map(({ key, icon, title, text, when, at }) => (
        <li key={key}>
          <span className="tl__ic">
            <Icon name={icon} size="sm" />
          </span>
          <div className="grow">
            <div className="row">
              <b className="med grow">{title}</b>
              <time className="t3 xs num nowrap" dateTime={at}>
                {when}
              </time>
            </div>
            {text && <div className="t2">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
