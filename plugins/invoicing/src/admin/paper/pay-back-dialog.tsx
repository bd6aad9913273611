import { call } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { documentsChanged } from '../changed.ts'
import { moneyText } from '../words.ts'
import type { AnswerDialogProps } from './answer-dialogs.tsx'
import { AmountField, LineField } from './dialog-fields.tsx'

const PayBackForm = Type.Object({
  amount: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  reason: Type.String({ maxLength: 400 }),
})

/** Gives back what no invoice has used of a deposit. */
export function PayBackDialog({ kind, document, onClose }: AnswerDialogProps) {
  const t = useTexts('invoicing')
  const { id, revision, credit, currency, invoiceNumber: number } = document
  const [isRefused, setRefused] = useState(false)
  return (
    <FormDialog
      title={t('Pay back the deposit of {number}', { number })}
      description={t('It goes back the way it came. Up to {amount} can be paid back.', {
        amount: moneyText(credit, currency),
      })}
      icon="undo-2"
      submit={t('Pay back')}
      destructive
      failed={t('The deposit was not paid back')}
      schema={PayBackForm}
      initial={{ amount: credit, reason: '' }}
      isReady={({ values }) => values.amount !== null && values.amount > 0 && values.amount <= credit && !isRefused}
      save={async ({ amount, reason }) => {
        if (amount === null || !kind.approvals) return
        await call(kind.approvals.payBack, { params: { id }, body: { revision, amount, reason } })
        await documentsChanged()
        toast.success(t('{amount} paid back', { amount: moneyText(amount, currency) }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <AmountField
            id={form.idOf('amount')}
            error={form.errors['amount']}
            currency={currency}
            value={isRefused ? undefined : form.values.amount}
            onChange={(amount) => {
              setRefused(amount === undefined)
              if (amount !== undefined) form.change('amount', amount)
            }}
          />
          <LineField
            id={form.idOf('reason')}
            label={t('Reason')}
            hint={t('Only your team sees it.')}
            value={form.values.reason}
            onChange={(text) => form.change('reason', text)}
          />
        </>
      )}
    </FormDialog>
  )
}
