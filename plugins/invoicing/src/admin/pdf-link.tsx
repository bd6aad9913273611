import { addressOf } from '@ashlar/sdk'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import type { DocumentKind } from './kinds.ts'

/** Downloads a stored document as it is printed. */
export function PdfLink({ kind, id }: { readonly kind: DocumentKind; readonly id: number }) {
  const t = useTexts('invoicing')
  return (
    <a className="btn" href={addressOf(kind.pdf, { params: { id } })} download aria-label={t('Download PDF')}>
      <Icon name="download" />
      {t('PDF')}
    </a>
  )
}
