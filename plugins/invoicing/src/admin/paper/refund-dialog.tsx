import { call, useNavigate } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { invoiceCalls } from '../../contract.ts'
import { counts } from '../../lines/totals.ts'
import { documentsChanged } from '../changed.ts'
import { addressOf } from '../kinds.ts'
import { moneyText } from '../words.ts'
import { LineField } from './dialog-fields.tsx'
import type { MoneyDialogProps } from './pay-dialog.tsx'
import { chosenOf, QuantitiesField } from './quantities-field.tsx'

const RefundForm = Type.Object({
  quantities: Type.Record(Type.String(), Type.Number({ minimum: 0 })),
  reason: Type.String({ maxLength: 400 }),
})

/** Gives money back with a credit note. */
export function RefundDialog({ document, onClose }: MoneyDialogProps) {
  const t = useTexts('invoicing')
  const navigate = useNavigate()
  const { id, revision, items, currency, amountPaid, amountRefunded, invoiceNumber: number } = document
  const lines = items
    .filter(counts)
    .map((item) => ({ item, left: Math.round((item.quantity - item.refunded) * 1000) / 1000 }))
    .filter(({ left }) => left > 0)
  return (
    <FormDialog
      title={t('Refund {number}', { number })}
      description={t('A credit note is issued. Up to {amount} can be refunded.', {
        amount: moneyText(amountPaid - amountRefunded, currency),
      })}
      icon="undo-2"
      size="lg"
      submit={t('Refund')}
      destructive
      failed={t('Nothing was refunded')}
      schema={RefundForm}
      initial={{ quantities: {}, reason: '' }}
      isReady={({ values }) => chosenOf(values.quantities).length > 0}
      save={async ({ quantities, reason }) => {
        const body = { revision, items: chosenOf(quantities), reason }
        const { invoice } = await call(invoiceCalls.refund, { params: { id }, body })
        await documentsChanged()
        toast.success(t('Credit note {number} issued', { number: invoice.invoiceNumber }))
        onClose()
        void navigate(addressOf(invoice))
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <QuantitiesField
            label={t('Lines')}
            {...{ lines, currency }}
            value={form.values.quantities}
            onChange={(quantities) => form.change('quantities', quantities)}
          />
          <LineField
            id={form.idOf('reason')}
            label={t('Reason')}
            hint={t('Printed on the credit note.')}
            value={form.values.reason}
            onChange={(text) => form.change('reason', text)}
          />
        </>
      )}
    </FormDialog>
  )
}
