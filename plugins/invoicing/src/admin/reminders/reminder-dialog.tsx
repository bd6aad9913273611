import { call, useCall } from '@ashlar/sdk/admin'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { previewReminder, sendReminder } from '../../contract.ts'
import { documentsChanged } from '../changed.ts'
import { MailDialog } from '../paper/mail-dialog.tsx'
import type { MoneyDialogProps } from '../paper/pay-dialog.tsx'

/** Reminds of an invoice by hand. */
export function ReminderDialog({ document: { id, revision, invoiceNumber: number }, onClose }: MoneyDialogProps) {
  const t = useTexts('invoicing')
  const { data, error, refetch } = useCall(previewReminder, { params: { id } }, { staleTime: 0, gcTime: 0 })
  return (
    <MailDialog
      title={t('Remind of {number}', { number })}
      description={t('The email has a link to the document. No late fee is added.')}
      icon="bell"
      mail={data?.mail}
      error={error}
      retry={() => void refetch()}
      send={async (mail) => {
        await call(sendReminder, { params: { id }, body: { ...mail, revision } })
        await documentsChanged()
        toast.success(t('Reminder sent to {to}', { to: mail.to }))
      }}
      onClose={onClose}
    />
  )
}
