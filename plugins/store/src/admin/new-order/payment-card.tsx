import { type Form, SchemaField } from '@ashlar/sdk/forms'
import { Card, Field, Input, Select, useTexts } from '@ashlar/sdk/ui'
import type { Quote } from '../../contract.ts'
import type { OrderForm } from './order-form.ts'

interface PaymentCardProps {
  readonly form: Form<typeof OrderForm>
  readonly quote: Quote | undefined
}

/** How it is paid, with a discount code and a note. */
export function PaymentCard({ form, quote }: PaymentCardProps) {
  const t = useTexts('store')
  const { payment } = form.values
  const refusedCode = quote?.errors.find(({ path }) => path === 'code')?.message
  const payments = quote?.payments ?? []
  return (
    <Card title={t('Payment')}>
      <div className="form">
        <Field
          id={form.idOf('payment')}
          label={t('How')}
          hint={t('The customer gets an email with the order. Online payments are made from their profile.')}
          error={form.errors['payment']}
        >
          {(ties) => (
            <Select
              {...ties}
              value={payments.some(({ id }) => id === payment) ? payment : ''}
              options={[
                { value: '', label: t('Decide later') },
                ...payments.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={(value) => form.change('payment', value)}
            />
          )}
        </Field>
        <Field id={form.idOf('code')} label={t('Discount code')} error={form.errors['code'] ?? refusedCode}>
          {(ties) => (
            <Input
              {...ties}
              value={form.values.code}
              maxLength={40}
              autoComplete="off"
              onChange={({ target }) => form.change('code', target.value)}
            />
          )}
        </Field>
        <SchemaField form={form} name="notes" label={t('Note')} rows={3} />
      </div>
    </Card>
  )
}
