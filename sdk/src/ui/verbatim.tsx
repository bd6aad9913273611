import type { ReactNode } from 'react'

/** Text as it came, with its line breaks: a mail, an answer of another server. Scrolls within itself. */
export const Verbatim = ({ children }: { readonly children: ReactNode }) => <pre className="verbatim">{children}</pre>
