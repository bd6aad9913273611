import type { ReactNode } from 'react'

/** Text as it came, with its line breaks: a mail, an answer of another server. Scrolls within itself. */
export function Verbatim({ children }: { readonly children: ReactNode }) {
  // A region that scrolls is reached by keys.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  return (
    <pre className="verbatim" tabIndex={0}>
      {children}
    </pre>
  )
}
