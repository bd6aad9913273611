import { useCall } from '@ashlar/sdk/admin'
import { DateField, type Form } from '@ashlar/sdk/forms'
import { Checkbox, type ControlTies, Field, Input, Select, useTexts } from '@ashlar/sdk/ui'
import { type CustomField, getCustomerSettings } from '../contract.ts'
import type { CustomerForm } from './customer-form.ts'
import { Halves } from './halves.tsx'

/** The fields that the website has added to its customers (OPEN-340). */
export function CustomFields({ form }: { readonly form: Form<typeof CustomerForm> }) {
  const fields = useCall(getCustomerSettings).data?.settings.custom_fields ?? []
  if (fields.length === 0) return null
  const values = form.values.custom_fields
  const put = (id: string, value: string) =>
    form.change('custom_fields', [...values.filter((each) => each.id !== id), { id, value }])
  return (
    <Halves>
      {fields.map((field) => {
        const at = values.findIndex(({ id }) => id === field.id)
        return (
          <OneField
            key={field.id}
            id={form.idOf(`custom_fields/${field.id}`)}
            field={field}
            value={values[at]?.value ?? ''}
            error={form.errors[`custom_fields/${at}/value`]}
            onChange={(value) => put(field.id, value)}
          />
        )
      })}
    </Halves>
  )
}

interface OneFieldProps {
  readonly id: string
  readonly field: CustomField
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function OneField({ id, field, value, error, onChange }: OneFieldProps) {
  const t = useTexts('customers')
  if (field.type === 'checkbox') {
    return <Checkbox checked={value === 'true'} onChange={(on) => onChange(on ? 'true' : '')} label={field.label} />
  }
  const control = (ties: ControlTies) => {
    switch (field.type) {
      case 'date':
        return <DateField ties={ties} value={value} onChange={onChange} />
      case 'select': {
        const options = [
          { value: '', label: t('None') },
          ...field.options.map((each) => ({ value: each, label: each })),
        ]
        return <Select {...ties} value={value} options={options} onChange={onChange} />
      }
      default:
        return (
          <Input
            {...ties}
            value={value}
            inputMode={field.type === 'number' ? 'decimal' : undefined}
            onChange={({ target }) => onChange(target.value)}
          />
        )
    }
  }
  return (
    <Field id={id} label={field.label} error={error}>
      {control}
    </Field>
  )
}
