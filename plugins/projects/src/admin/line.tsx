import type { ReactNode } from 'react'

const look = { padding: '8px 0', borderTop: '1px solid var(--ash-line)' } as const

/** An entry of a list inside a card. */
export const Line = ({ children }: { readonly children: ReactNode }) => (
  <li className="row g3" style={look}>
    {children}
  </li>
)
