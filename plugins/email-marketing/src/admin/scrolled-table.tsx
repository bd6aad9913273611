import type { ReactNode } from 'react'

interface ScrolledTableProps {
  readonly title: string
  /** Head and body. */
  readonly children: ReactNode
}

/** A table that is read, and that may be wider than a phone. */
export function ScrolledTable({ title, children }: ScrolledTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone and may hold nothing that takes the focus (WCAG 2.1.1)
    <section className="scroller" tabIndex={0} aria-label={title}>
      <table className="tbl">
        <caption className="sr">{title}</caption>
        {children}
      </table>
    </section>
  )
}
