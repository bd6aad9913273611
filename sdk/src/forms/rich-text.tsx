import { useMemo } from 'react'
import { safeHtml } from '../editor/safe-html.ts'
import { safeUrl } from '../renderer/address.ts'

export interface RichTextProps {
  /** HTML as the server's sanitiser spells it; what else stands in it is left out once more. */
  readonly html: string
}

/** Rich text as it is read: what `RichTextField` wrote. */
export function RichText({ html }: RichTextProps) {
  const clean = useMemo(() => safeHtml(html, safeUrl), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above, and by the server before
  return <div className="rich rich--read" dangerouslySetInnerHTML={{ __html: clean }} />
}
