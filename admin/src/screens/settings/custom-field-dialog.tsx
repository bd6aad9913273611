import { CustomField } from '@ashlar/sdk'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Checkbox, Field, Select, useTexts } from '@ashlar/sdk/ui'
import { fieldKey } from './field-key.ts'
import { fieldTypeNames } from './field-type-names.ts'

export interface CustomFieldDialogProps {
  /** A new one without it. */
  readonly field: CustomField | undefined
  /** Records have values in it, which another type would not fit. */
  readonly isUsed: boolean
  /** Keys of the fields that there are. */
  readonly taken: readonly string[]
  /** The words by which a field is chosen to be printed; undefined for records that are not. */
  readonly print: string | undefined
  readonly onSave: (field: CustomField) => void
  readonly onClose: () => void
}

const blank: CustomField = { id: 'field', label: '', type: 'text', options: [] }

/** One custom field. Its key follows from its first label and stays, so that values keep their field. */
export function CustomFieldDialog({ field, isUsed, taken, print, onSave, onClose }: CustomFieldDialogProps) {
  const t = useTexts('admin')
  const noun = { noun: t('field') }
  const names = fieldTypeNames(t)
  const types = CustomField.properties.type.enum.map((value) => ({ value, label: names[value] }))
  return (
    <FormDialog
      title={field ? t('Edit {noun}', noun) : t('Add {noun}', noun)}
      size="sm"
      submit={field ? t('Apply') : t('Add')}
      schema={CustomField}
      initial={field ?? blank}
      rules={({ type, options }): Readonly<Record<string, string>> =>
        type === 'select' && options.length === 0 ? { options: t('Enter at least one choice') } : {}
      }
      save={(typed) => {
        const label = typed.label.trim()
        const options = typed.type === 'select' ? typed.options : []
        onSave({ ...typed, label, options, id: field?.id ?? fieldKey(label, taken) })
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField
            form={form}
            name="label"
            {...(field && { hint: t('Key in exports and the API: {key}', { key: field.id }) })}
          />
          <Field
            id={form.idOf('type')}
            label={t('Type')}
            hint={isUsed && t('The type cannot change while records have values.')}
          >
            {(ties) => (
              <Select
                {...ties}
                value={form.values.type}
                options={types}
                disabled={isUsed}
                onChange={(type) => form.change('type', types.find(({ value }) => value === type)?.value ?? 'text')}
              />
            )}
          </Field>
          {form.values.type === 'select' && (
            <SchemaField form={form} name="options" hint={t('Press Enter after each choice.')} />
          )}
          {print !== undefined && (
            <Checkbox
              label={t(print)}
              checked={form.values.isPrinted === true}
              onChange={(isPrinted) => form.change('isPrinted', isPrinted)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
