import { CouldNotLoad } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Dialog, Note, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { DocumentMail } from '../../contract.ts'

export interface MailDialogProps {
  readonly title: string
  readonly description: string
  readonly icon: string
  /** As the server would write it; undefined until it is there. */
  readonly mail: DocumentMail | undefined
  readonly error: Error | null
  readonly retry: () => void
  readonly send: (mail: DocumentMail) => Promise<void>
  readonly onClose: () => void
}

/** An email to a customer, with words that can be changed before it is sent. */
export function MailDialog({ title, description, icon, mail, error, retry, send, onClose }: MailDialogProps) {
  const t = useTexts('invoicing')
  if (!mail) {
    return (
      <Dialog open size="lg" title={title} icon={icon} onOpenChange={(open) => !open && onClose()}>
        {error ? (
          <CouldNotLoad title={t('The email could not be loaded')} error={error} retry={retry} />
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
      {...{ title, description, icon }}
      size="lg"
      submit={t('Send')}
      failed={t('The email was not sent')}
      schema={DocumentMail}
      initial={mail}
      save={async (written) => {
        await send(written)
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {mail.to === '' && <Note tone="warn">{t('This customer has no email address.')}</Note>}
          <SchemaField form={form} name="to" label={t('To')} />
          <SchemaField form={form} name="subject" label={t('Subject')} />
          <SchemaField form={form} name="message" label={t('Message')} rows={8} />
        </>
      )}
    </FormDialog>
  )
}
