import { Fragment, type ReactNode } from 'react'

export interface Sum {
  /** Unique among its neighbours. */
  readonly name: string
  readonly value: ReactNode
  /** `total`: what the lines above it come to. `due`: what somebody still owes. */
  readonly as?: 'total' | 'due' | undefined
}

/** What the lines of a document come to, step by step, below them. */
export function Sums({ of }: { readonly of: readonly Sum[] }) {
  return (
    <dl className="sums">
      {of.map(({ name, value, as }) => (
        <Fragment key={name}>
          <dt data-as={as}>{name}</dt>
          <dd data-as={as} className="num">
            {value}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
