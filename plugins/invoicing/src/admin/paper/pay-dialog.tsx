import { call } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { Field, Note, Select, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { type Document, invoiceCalls, paymentMethods } from '../../contract.ts'
import { documentsChanged } from '../changed.ts'
import { methodNames, moneyText } from '../words.ts'
import type { AnswerDialogProps } from './answer-dialogs.tsx'
import { AmountField, LineField } from './dialog-fields.tsx'

const PayForm = Type.Object({
  amount: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  method: Type.Enum([...paymentMethods]),
  note: Type.String({ maxLength: 400 }),
})

export interface MoneyDialogProps {
  readonly document: Document
  readonly onClose: () => void
}

/** Writes down money that came by itself: for an invoice, or as deposit. */
export function PayDialog({ kind, document, onClose }: AnswerDialogProps) {
  const t = useTexts('invoicing')
  const { id, revision, currency, invoiceNumber: number } = document
  const due = document.amountDue + document.depositDue
  const pay = kind.approvals?.pay ?? invoiceCalls.pay
  const names = methodNames(t)
  const [isRefused, setRefused] = useState(false)
  return (
    <FormDialog
      title={t('Record a payment of {number}', { number })}
      description={t('{amount} is due.', { amount: moneyText(due, currency) })}
      icon="banknote"
      submit={t('Record payment')}
      failed={t('The payment was not recorded')}
      schema={PayForm}
      initial={{ amount: due, method: 'bank_transfer', note: '' }}
      isReady={({ values }) => values.amount !== null && values.amount > 0 && !isRefused}
      save={async ({ amount, method, note }) => {
        if (amount === null) return
        await call(pay, { params: { id }, body: { revision, amount, method, note } })
        await documentsChanged()
        toast.success(t('{amount} recorded', { amount: moneyText(amount, currency) }))
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
          {(form.values.amount ?? 0) > due && (
            <Note tone="grey">
              {t('{amount} more than is due becomes credit of the customer.', {
                amount: moneyText((form.values.amount ?? 0) - due, currency),
              })}
            </Note>
          )}
          <Field id={form.idOf('method')} label={t('How')}>
            {(ties) => (
              <Select
                {...ties}
                value={form.values.method}
                options={paymentMethods.map((value) => ({ value, label: names[value] }))}
                onChange={(method) => form.change('method', method)}
              />
            )}
          </Field>
          <LineField
            id={form.idOf('note')}
            label={t('Note')}
            value={form.values.note}
            onChange={(text) => form.change('note', text)}
          />
        </>
      )}
    </FormDialog>
  )
}
