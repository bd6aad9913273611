import { CouldNotLoad, call, useCall } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Dialog, Note, Pending, Skeleton, toast, useTexts } from '@ashlar/sdk/ui'
import { DocumentMail } from '../../contract.ts'
import { documentsChanged } from '../changed.ts'
import type { AnswerDialogProps } from './answer-dialogs.tsx'

/** Emails a document to its customer, with words that can be changed first. */
export function SendDialog({ kind, document, onClose }: AnswerDialogProps) {
  const t = useTexts('invoicing')
  const { id, revision, invoiceNumber: number } = document
  const { data, error, refetch } = useCall(kind.mail.preview, { params: { id } }, { staleTime: 0, gcTime: 0 })
  const title = t('Send {number}', { number })
  if (!data) {
    return (
      <Dialog open size="lg" title={title} icon="send" onOpenChange={(open) => !open && onClose()}>
        {error ? (
          <CouldNotLoad title={t('The email could not be loaded')} error={error} retry={refetch} />
        ) : (
          <Pending>
            <Skeleton width={420} height={180} />
          </Pending>
        )}
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={title}
      description={t('The email has a link to the document. Your customer needs no account.')}
      icon="send"
      size="lg"
      submit={t('Send')}
      failed={t('The email was not sent')}
      schema={DocumentMail}
      initial={data.mail}
      save={async (mail) => {
        await call(kind.mail.send, { params: { id }, body: { ...mail, revision } })
        await documentsChanged()
        toast.success(t('{number} sent to {to}', { number, to: mail.to }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {data.mail.to === '' && <Note tone="warn">{t('This customer has no email address.')}</Note>}
          <SchemaField form={form} name="to" label={t('To')} />
          <SchemaField form={form} name="subject" label={t('Subject')} />
          <SchemaField form={form} name="message" label={t('Message')} rows={8} />
        </>
      )}
    </FormDialog>
  )
}
