import type { PageComponentProps } from '@ashlar/sdk/site'
import type { ReactNode } from 'react'

interface FrameProps {
  readonly title: string
  readonly lead?: string
  readonly root: PageComponentProps<unknown>['root']
  readonly children?: ReactNode
}

/** What every account page stands in. */
export function Frame({ title, lead, root, children }: FrameProps) {
  return (
    <section className="account-page" {...root}>
      <h1>{title}</h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
      {children}
    </section>
  )
}
