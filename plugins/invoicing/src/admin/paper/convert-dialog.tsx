import { call, useCan, useNavigate } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { Note, Segments, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { isPriced } from '../../lines/totals.ts'
import { documentsChanged } from '../changed.ts'
import { addressOf } from '../kinds.ts'
import type { AnswerDialogProps } from './answer-dialogs.tsx'
import { allOf, chosenOf, QuantitiesField } from './quantities-field.tsx'

const ConvertForm = Type.Object({
  to: Type.Enum(['invoice', 'work-order']),
  quantities: Type.Record(Type.String(), Type.Number({ minimum: 0 })),
})

/** Makes a draft of an invoice or a work order from an approved document, in part or whole. */
export function ConvertDialog({ kind, document, onClose }: AnswerDialogProps) {
  const t = useTexts('invoicing')
  const navigate = useNavigate()
  const may = { invoice: useCan('invoices.can_create'), order: useCan('work_orders.can_create') }
  const { id, revision, items, currency, invoiceNumber: number, type } = document
  const lines = items
    .filter((item) => isPriced(item) && item.approval !== 'declined')
    .map((item) => ({ item, left: Math.round((item.quantity - item.converted) * 1000) / 1000 }))
    .filter(({ left }) => left > 0)
  return (
    <FormDialog
      title={t('Convert {number}', { number })}
      description={t('A draft is made, which you can still change.')}
      icon="arrow-right"
      size="lg"
      submit={t('Convert')}
      failed={t('The document was not converted')}
      schema={ConvertForm}
      initial={{ to: may.invoice ? 'invoice' : 'work-order', quantities: allOf(lines) }}
      isReady={({ values }) => chosenOf(values.quantities).length > 0}
      save={async ({ to, quantities }) => {
        if (!kind.approvals) return
        const body = { revision, to, items: chosenOf(quantities) }
        const { invoice } = await call(kind.approvals.convert, { params: { id }, body })
        await documentsChanged()
        toast.success(t('Draft created from {number}', { number }))
        onClose()
        void navigate(addressOf(invoice))
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {type === 'quote' && may.invoice && may.order && (
            <Segments
              label={t('Convert to')}
              value={form.values.to}
              options={[
                { value: 'invoice', label: t('Invoice') },
                { value: 'work-order', label: t('Work Order') },
              ]}
              onChange={(to) => form.change('to', to)}
            />
          )}
          {lines.length === 0 ? (
            <Note tone="grey">{t('Everything in this document has been converted already.')}</Note>
          ) : (
            <QuantitiesField
              label={t('Lines')}
              {...{ lines, currency }}
              value={form.values.quantities}
              onChange={(quantities) => form.change('quantities', quantities)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
