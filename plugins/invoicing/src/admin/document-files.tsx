import { useCan } from '@ashlar/sdk/admin'
import { Attachments, recordAttachments } from '@ashlar/sdk/records'
import { Card, useTexts } from '@ashlar/sdk/ui'
import type { DocumentKind } from './kinds.ts'

interface DocumentFilesProps {
  readonly kind: DocumentKind
  readonly id: number
}

/** Internal files of a document; they are stored at once, apart from its fields. */
export function DocumentFiles({ kind, id }: DocumentFilesProps) {
  const t = useTexts('invoicing')
  const mayChange = useCan(`${kind.area}.can_edit`)
  return (
    <Card title={t('Files')}>
      <Attachments
        source={recordAttachments(kind.files, id, mayChange)}
        hint={t('Only your team sees them. Images, PDF and Office files, up to 15 MB each.')}
      />
    </Card>
  )
}
