import { countryNames } from '@ashlar/sdk'
import { type Form, SchemaField } from '@ashlar/sdk/forms'
import { Card, currentLanguage, Field, Halves, Note, Select, useTexts } from '@ashlar/sdk/ui'
import { useMemo } from 'react'
import { pickup, type Quote } from '../../contract.ts'
import { moneyText } from '../price-text.ts'
import type { OrderForm } from './order-form.ts'

interface DeliveryCardProps {
  readonly form: Form<typeof OrderForm>
  readonly quote: Quote
}

/** How the goods get to the customer, and where they go. */
export function DeliveryCard({ form, quote }: DeliveryCardProps) {
  const t = useTexts('store')
  const { delivery } = form.values
  const isCarried = delivery !== pickup
  return (
    <Card title={t('Delivery')}>
      <div className="form">
        {isCarried && (
          <>
            <SchemaField form={form} name="address" label={t('Address')} />
            <SchemaField form={form} name="address_2" label={t('Address, second line')} />
            <Halves>
              <SchemaField form={form} name="city" label={t('City')} />
              <SchemaField form={form} name="province" label={t('Province or state')} />
            </Halves>
            <Halves>
              <SchemaField form={form} name="postal" label={t('Postal code')} />
              <CountryField form={form} />
            </Halves>
          </>
        )}
        <Field id={form.idOf('delivery')} label={t('How')} error={form.errors['delivery']}>
          {(ties) => (
            <Select
              {...ties}
              value={quote.deliveries.some(({ id }) => id === delivery) ? delivery : ''}
              options={[
                { value: '', label: t('Please choose') },
                ...quote.deliveries.map(({ id, name, price }) => ({
                  value: id,
                  label: `${name}, ${moneyText(price, quote.currency)}`,
                })),
              ]}
              onChange={(value) => form.change('delivery', value)}
            />
          )}
        </Field>
        {quote.deliveries.every(({ id }) => id === pickup) && isCarried && (
          <Note tone="grey">{t('Enter the country and the region to see the delivery rates for it.')}</Note>
        )}
      </div>
    </Card>
  )
}

function CountryField({ form }: Pick<DeliveryCardProps, 'form'>) {
  const t = useTexts('store')
  const countries = useMemo(() => countryNames(currentLanguage()), [])
  return (
    <Field id={form.idOf('country')} label={t('Country')} error={form.errors['country']}>
      {(ties) => (
        <Select
          {...ties}
          value={form.values.country}
          options={[{ value: '', label: t('Please choose') }, ...countries]}
          onChange={(value) => form.change('country', value)}
        />
      )}
    </Field>
  )
}
