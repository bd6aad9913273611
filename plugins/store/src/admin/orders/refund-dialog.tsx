import { call } from '@ashlar/sdk/admin'
import { FormDialog, MoneyField } from '@ashlar/sdk/forms'
import { Checkbox, Field, Input, Segments, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { refundWebOrder, type WebOrder, type WebOrderRefund } from '../../contract.ts'
import { moneyText } from '../price-text.ts'
import { refundable } from './order-state.ts'
import { ordersChanged } from './orders-changed.ts'

const RefundForm = Type.Object({
  how: Type.Enum(['lines', 'amount']),
  /** Pieces of each line, by its id. */
  pieces: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  amount: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  restock: Type.Boolean(),
  reason: Type.String({ maxLength: 400 }),
})

export interface RefundDialogProps {
  readonly order: WebOrder
  readonly onClose: () => void
}

/** Gives money back: what single items cost, or any amount. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const t = useTexts('store')
  const { currency } = order
  const left = refundable(order)
  const items = order.items.filter(({ quantity, returned }) => returned < quantity)
  const [isRefused, setRefused] = useState(false)
  return (
    <FormDialog
      title={t('Refund order {number}', { number: order.invoiceNumber })}
      description={t('Up to {amount} can be refunded.', { amount: moneyText(left, currency) })}
      icon="undo-2"
      size="lg"
      submit={t('Refund')}
      destructive
      failed={t('Nothing was refunded')}
      schema={RefundForm}
      initial={{ how: items.length > 0 ? 'lines' : 'amount', pieces: {}, amount: left, restock: true, reason: '' }}
      isReady={({ values: { how, pieces, amount } }) =>
        how === 'lines' ? Object.values(pieces).some((count) => count > 0) : amount !== null && !isRefused
      }
      save={async ({ how, pieces, amount, restock, reason }) => {
        const lines = Object.entries(pieces)
          .filter(([, quantity]) => quantity > 0)
          .map(([id, quantity]) => ({ id: Number(id), quantity }))
        const what: WebOrderRefund = how === 'lines' ? { lines, restock } : { ...(amount !== null && { amount }) }
        await call(refundWebOrder, { params: { id: order.id }, body: { ...what, reason } })
        await ordersChanged()
        toast.success(t('The refund was started'))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {items.length > 0 && (
            <Segments
              label={t('What to refund')}
              value={form.values.how}
              options={[
                { value: 'lines', label: t('Items') },
                { value: 'amount', label: t('An amount') },
              ]}
              onChange={(how) => form.change('how', how)}
            />
          )}
          {form.values.how === 'lines' ? (
            <>
              {items.map(({ id, name, quantity, returned, unitPrice }) => (
                <div key={id} className="row">
                  <span className="grow">
                    <span className="med">{name}</span>
                    <span className="t3 xs"> {moneyText(unitPrice, currency)}</span>
                  </span>
                  <div style={{ width: 120 }}>
                    <Input
                      type="number"
                      size="sm"
                      min={0}
                      max={quantity - returned}
                      step={1}
                      aria-label={t('Pieces of {name} to refund', { name })}
                      suffix={<span className="add">{t('of {count}', { count: quantity - returned })}</span>}
                      value={form.values.pieces[id] ?? 0}
                      onChange={({ target }) =>
                        form.change('pieces', {
                          ...form.values.pieces,
                          [id]: Math.max(0, Math.min(quantity - returned, Math.trunc(target.valueAsNumber) || 0)),
                        })
                      }
                    />
                  </div>
                </div>
              ))}
              <Checkbox
                label={t('Put the items back into stock')}
                checked={form.values.restock}
                onChange={(restock) => form.change('restock', restock)}
              />
            </>
          ) : (
            <Field id={form.idOf('amount')} label={t('Amount')} error={form.errors['amount']} required>
              {(ties) => (
                <MoneyField
                  ties={ties}
                  currency={currency}
                  value={form.values.amount}
                  onChange={(amount) => {
                    setRefused(amount === undefined)
                    if (amount !== undefined) form.change('amount', amount)
                  }}
                />
              )}
            </Field>
          )}
          <Field id={form.idOf('reason')} label={t('Reason')} hint={t('Only your team sees it.')}>
            {(ties) => (
              <Input
                {...ties}
                maxLength={400}
                value={form.values.reason}
                onChange={({ target }) => form.change('reason', target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}
