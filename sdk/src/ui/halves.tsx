import { Children, type ReactNode } from 'react'

/** Fields, two to a line where there is room. */
export function Halves({ children }: { readonly children: ReactNode }) {
  return (
    <div className="form form--grid">
      {Children.map(children, (field) => (
        <div className="half">{field}</div>
      ))}
    </div>
  )
}
