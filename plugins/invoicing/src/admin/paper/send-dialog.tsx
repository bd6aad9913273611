import { call, useCall } from '@ashlar/sdk/admin'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { documentsChanged } from '../changed.ts'
import type { AnswerDialogProps } from './answer-dialogs.tsx'
import { MailDialog } from './mail-dialog.tsx'

/** Emails a document to its customer, with words that can be changed first. */
export function SendDialog({ kind, document, onClose }: AnswerDialogProps) {
  const t = useTexts('invoicing')
  const { id, revision, invoiceNumber: number } = document
  const { data, error, refetch } = useCall(kind.mail.preview, { params: { id } }, { staleTime: 0, gcTime: 0 })
  return (
    <MailDialog
      title={t('Send {number}', { number })}
      description={t('The email has a link to the document. Your customer needs no account.')}
      icon="send"
      mail={data?.mail}
      error={error}
      retry={() => void refetch()}
      send={async (mail) => {
        await call(kind.mail.send, { params: { id }, body: { ...mail, revision } })
        await documentsChanged()
        toast.success(t('{number} sent to {to}', { number, to: mail.to }))
      }}
      onClose={onClose}
    />
  )
}
