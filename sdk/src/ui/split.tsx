import type { ReactNode } from 'react'

/** A screen's main part with a column of cards beside it; below it where there is no room. */
export function Split({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className="split">
      <div className="col">{children}</div>
      <div className="col">{aside}</div>
    </div>
  )
}
