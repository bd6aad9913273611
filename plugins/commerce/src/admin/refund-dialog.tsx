import { formatMoney } from '@ashlar/sdk'
import { call, outdated } from '@ashlar/sdk/admin'
import { FormDialog, MoneyField, SchemaField } from '@ashlar/sdk/forms'
import { currentLanguage, Field, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { listPayments, type Payment, refundPayment } from '../contract.ts'

const RefundForm = Type.Object({
  amount: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], { title: 'Amount' }),
  reason: Type.String({ title: 'Reason', maxLength: 400 }),
})

/** Gives a part or all of a payment back. */
export function RefundDialog({ payment, onClose }: { readonly payment: Payment; readonly onClose: () => void }) {
  const t = useTexts('commerce')
  const { currency } = payment
  // However often it is sent, also after an answer got lost, it is one refund.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const left = payment.amount - payment.refunded
  return (
    <FormDialog
      title={t('Refund {name}', { name: payment.title })}
      icon="undo-2"
      submit={t('Refund')}
      failed={t('Nothing was refunded')}
      schema={RefundForm}
      initial={{ amount: left, reason: '' }}
      isReady={({ values }) => typeof values.amount === 'number' && values.amount > 0}
      save={async ({ amount, reason }) => {
        await call(refundPayment, { params: { id: payment.id }, body: { amount: amount ?? 0, reason }, idempotencyKey })
        await outdated(listPayments)
        toast.success(t('{amount} refunded', { amount: formatMoney(amount ?? 0, currency, currentLanguage()) }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field
            label={t('Amount')}
            hint={t('At most {amount}', { amount: formatMoney(left, currency, currentLanguage()) })}
            error={form.errors.amount}
          >
            {(ties) => (
              <MoneyField
                ties={ties}
                value={form.values.amount}
                currency={currency}
                onChange={(amount) => form.change('amount', amount ?? null)}
              />
            )}
          </Field>
          <SchemaField form={form} name="reason" rows={2} />
        </>
      )}
    </FormDialog>
  )
}
