import { call } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { Field, Input, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { cancelWebOrder, type WebOrder } from '../../contract.ts'
import { ordersChanged } from './orders-changed.ts'

const CancelForm = Type.Object({ reason: Type.String({ maxLength: 400 }) })

export interface CancelDialogProps {
  readonly order: WebOrder
  readonly onClose: () => void
}

/** Calls an order off that is not paid. Its stock is free again. */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const t = useTexts('store')
  return (
    <FormDialog
      title={t('Cancel order {number}', { number: order.invoiceNumber })}
      description={t('The customer gets an email, and the stock is free again. This cannot be undone.')}
      icon="x"
      tone="bad"
      submit={t('Cancel order')}
      destructive
      failed={t('The order was not cancelled')}
      schema={CancelForm}
      initial={{ reason: '' }}
      save={async (body) => {
        await call(cancelWebOrder, { params: { id: order.id }, body })
        await ordersChanged()
        toast.success(t('The order was cancelled'))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
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
      )}
    </FormDialog>
  )
}
