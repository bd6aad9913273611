import { Fragment, type ReactNode } from 'react'

export interface Detail {
  /** Unique among its neighbours. */
  readonly name: string
  readonly value: ReactNode
}

/** Facts about one thing, each with its name: what a detail screen or a dialog shows and nobody edits there. */
export function Details({ of }: { readonly of: readonly Detail[] }) {
  return (
    <dl className="dl">
      {of.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
