import { call, useCall } from '@ashlar/sdk/admin'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { previewStatement, type StatementQuery, sendStatement } from '../../contract.ts'
import { MailDialog } from '../paper/mail-dialog.tsx'

interface StatementDialogProps {
  readonly customerId: number
  readonly query: StatementQuery
  readonly onClose: () => void
}

/** Emails a statement to its customer. */
export function StatementDialog({ customerId, query, onClose }: StatementDialogProps) {
  const t = useTexts('invoicing')
  const params = { customer_id: customerId }
  const { data, error, refetch } = useCall(previewStatement, { params, query }, { staleTime: 0, gcTime: 0 })
  return (
    <MailDialog
      title={t('Email statement')}
      description={t('The entries of the period follow the message, and go with it as PDF.')}
      icon="send"
      mail={data?.mail}
      error={error}
      retry={() => void refetch()}
      send={async (mail) => {
        await call(sendStatement, { params, body: { ...mail, ...query } })
        toast.success(t('Statement sent to {to}', { to: mail.to }))
      }}
      onClose={onClose}
    />
  )
}
