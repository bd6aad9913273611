import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Checkbox, Field, Select, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { fulfilWebOrder, Tracking, type WebOrder } from '../../contract.ts'
import { nextFulfilments } from './order-state.ts'
import { fulfilmentNames } from './order-words.ts'
import { ordersChanged } from './orders-changed.ts'

const FulfilForm = Type.Object({
  fulfilment: fulfilWebOrder.body.properties.fulfilment,
  ...Tracking.properties,
  tells: Type.Boolean(),
})

export interface FulfilDialogProps {
  readonly order: WebOrder
  readonly onClose: () => void
}

/** Reports that the goods are ready, on their way, or handed over. */
export function FulfilDialog({ order, onClose }: FulfilDialogProps) {
  const t = useTexts('store')
  const choices = nextFulfilments(order)
  const names = fulfilmentNames(t)
  const { carrier, number, link } = order.tracking ?? { carrier: '', number: '', link: '' }
  return (
    <FormDialog
      title={t('Fulfil order {number}', { number: order.invoiceNumber })}
      icon="truck"
      submit={t('Save')}
      failed={t('The order was not changed')}
      schema={FulfilForm}
      initial={{ fulfilment: choices[0] ?? 'completed', carrier, number, link, tells: true }}
      save={async ({ fulfilment, tells, ...tracking }) => {
        const isTracked = fulfilment === 'shipped' && Object.values(tracking).some((text) => text !== '')
        const body = { fulfilment, tells, ...(isTracked && { tracking }) }
        await call(fulfilWebOrder, { params: { id: order.id }, body })
        await ordersChanged()
        toast.success(names[fulfilment])
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field id={form.idOf('fulfilment')} label={t('The order is')}>
            {(ties) => (
              <Select
                {...ties}
                value={form.values.fulfilment}
                options={choices.map((value) => ({ value, label: names[value] }))}
                onChange={(fulfilment) => form.change('fulfilment', fulfilment)}
              />
            )}
          </Field>
          {form.values.fulfilment === 'shipped' && (
            <>
              <SchemaField form={form} name="carrier" />
              <SchemaField form={form} name="number" label={t('Tracking number')} />
              <SchemaField form={form} name="link" label={t('Tracking link')} placeholder="https://" />
            </>
          )}
          {form.values.fulfilment !== 'completed' && (
            <Checkbox
              label={t('Tell the customer by email')}
              checked={form.values.tells}
              onChange={(tells) => form.change('tells', tells)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
