import type { ReactNode } from 'react'

/** The figures of a record in one strip, each a `Figure`; modules may fill in more. */
export function Figures({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className="card figs" aria-label={label}>
      {children}
    </section>
  )
}

export interface FigureProps {
  readonly name: string
  readonly value: ReactNode
  /** What deserves attention, such as an amount that is owed. */
  readonly tone?: 'bad'
}

export function Figure({ name, value, tone }: FigureProps) {
  return (
    <div className={tone === 'bad' ? 'is-bad' : undefined}>
      <span className="t2 xs">{name}</span>
      <b className="num">{value}</b>
    </div>
  )
}
