import { useCall } from '../admin/use-call.ts'
import type { CustomField, NewCustomValue } from '../definition/record/custom-field.ts'
import type { CustomFieldsDefinition } from '../definition/record/custom-fields.ts'
import { DateField } from '../forms/date-field.tsx'
import { Checkbox } from '../ui/choice.tsx'
import { type ControlTies, Field } from '../ui/field.tsx'
import { Input, Select } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'

export interface CustomFieldInputsProps {
  readonly fields: CustomFieldsDefinition
  /** The record's values, as they are sent. */
  readonly value: readonly NewCustomValue[]
  readonly onChange: (values: NewCustomValue[]) => void
  /** What is wrong with them, by `custom_fields/<index>/value`. */
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly idOf: (path: string) => string
}

/**
 * A field for each one that the website has added, two to a line where there is room; nothing where it has none.
 *
 * @example
 * <CustomFieldInputs fields={boatFields} value={form.values.custom_fields} errors={form.errors} idOf={form.idOf}
 *   onChange={(values) => form.change('custom_fields', values)} />
 */
export function CustomFieldInputs({ fields, value, onChange, errors, idOf }: CustomFieldInputsProps) {
  const known = useCall(fields.list).data?.fields ?? []
  if (known.length === 0) return null
  const put = (id: string, text: string) => onChange([...value.filter((each) => each.id !== id), { id, value: text }])
  return (
    <div className="form form--grid">
      {known.map((field) => {
        const at = value.findIndex(({ id }) => id === field.id)
        return (
          <div key={field.id} className="half">
            <OneField
              id={idOf(`custom_fields/${field.id}`)}
              field={field}
              value={value[at]?.value ?? ''}
              error={errors[`custom_fields/${at}/value`]}
              onChange={(text) => put(field.id, text)}
            />
          </div>
        )
      })}
    </div>
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
  if (field.type === 'checkbox') {
    return <Checkbox checked={value === 'true'} onChange={(on) => onChange(on ? 'true' : '')} label={field.label} />
  }
  return (
    <Field id={id} label={field.label} error={error}>
      {(ties) => <Control {...{ ties, field, value, onChange }} />}
    </Field>
  )
}

function Control({
  ties,
  field,
  value,
  onChange,
}: Omit<OneFieldProps, 'id' | 'error'> & { readonly ties: ControlTies }) {
  const t = useTexts('admin')
  switch (field.type) {
    case 'date':
      return <DateField ties={ties} value={value} onChange={onChange} />
    case 'select': {
      // A choice that is not offered any more stays to be seen and changed.
      const choices = value === '' || field.options.includes(value) ? field.options : [value, ...field.options]
      const options = [{ value: '', label: t('None') }, ...choices.map((each) => ({ value: each, label: each }))]
      return <Select {...ties} value={value} options={options} onChange={onChange} />
    }
    default:
      return (
        <Input
          {...ties}
          value={value}
          maxLength={500}
          inputMode={field.type === 'number' ? 'decimal' : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}
