import { Icon, useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useId } from 'react'

export interface AccordionSectionProps {
  readonly title: string
  readonly open: boolean
  readonly onToggle: () => void
  /** What a closed section says of its state: "Column, 16 px". */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

/** A section that tells its state when closed. */
export function AccordionSection({ title, open, onToggle, summary, children }: AccordionSectionProps) {
  const t = useTexts('admin')
  const id = useId()
  return (
    <section className="sec" data-section={title}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size="sm" />
          {t(title)}
          <span className="sum">{summary}</span>
        </button>
      </h2>
      {open && (
        <div id={id} className="sec__b">
          {children}
        </div>
      )}
    </section>
  )
}
