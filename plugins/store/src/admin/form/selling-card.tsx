import { getTaxes } from '@ashlar/plugin-commerce'
import { useCall, useCan } from '@ashlar/sdk/admin'
import { SchemaField } from '@ashlar/sdk/forms'
import { Card, Field, Select, useTexts } from '@ashlar/sdk/ui'
import type { FormProps } from './form-props.ts'
import type { ProductForm } from './product-form.ts'

/** Taxes, delivery and when staff are warned. */
export function SellingCard({ form }: FormProps) {
  const t = useTexts('store')
  return (
    <Card title={t('Tax and delivery')}>
      <div className="form">
        <TaxClassField form={form} />
        <SchemaField form={form} name="weight" label={t('Weight in grams')} />
        <SchemaField
          form={form}
          name="low_stock_at"
          label={t('Warn about low stock at')}
          hint={t('Leave it empty to use the number from the settings.')}
        />
      </div>
    </Card>
  )
}

function TaxClassField({ form }: FormProps) {
  const t = useTexts('store')
  const maySee = useCan('taxes.can_view')
  const classes = useCall(getTaxes, undefined, { enabled: maySee }).data?.classes ?? []
  const { tax_class: chosen } = form.values
  const isKnown = typeof chosen !== 'number' || classes.some(({ id }) => id === chosen)
  const options = [
    { value: '', label: t('Default tax class') },
    ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
    // Someone who may not see taxes still sees that there is one.
    ...(isKnown ? [] : [{ value: String(chosen), label: t('Tax class {id}', { id: String(chosen) }) }]),
    { value: 'exempt', label: t('No tax') },
  ]
  return (
    <Field id={form.idOf('tax_class')} label={t('Tax class')} error={form.errors['tax_class']}>
      {(ties) => (
        <Select
          {...ties}
          value={chosen === null ? '' : String(chosen)}
          options={options}
          onChange={(value) => form.change('tax_class', taxClassOf(value))}
        />
      )}
    </Field>
  )
}

function taxClassOf(value: string): ProductForm['tax_class'] {
  if (value === '') return null
  return value === 'exempt' ? 'exempt' : Number(value)
}
