import { DateField, type Form, SchemaField } from '@ashlar/sdk/forms'
import { CustomFieldInputs, useCustomFields } from '@ashlar/sdk/records'
import { Card, Field, useTexts } from '@ashlar/sdk/ui'
import type { DocumentKind } from '../kinds.ts'
import type { DocumentForm } from './document-form.ts'

interface DatesCardProps {
  readonly form: Form<typeof DocumentForm>
  readonly kind: DocumentKind
}

/** The days of a document. */
export function DatesCard({ form, kind }: DatesCardProps) {
  const t = useTexts('invoicing')
  const { values, errors, idOf, change, leave } = form
  return (
    <Card title={t('Dates')}>
      <div className="form">
        <Field id={idOf('invoiceDate')} label={t('Date')} error={errors['invoiceDate']} required>
          {(ties) => (
            <DateField
              ties={ties}
              value={values.invoiceDate}
              onChange={(day) => change('invoiceDate', day)}
              onLeave={() => leave('invoiceDate')}
            />
          )}
        </Field>
        <Field
          id={idOf('dueDate')}
          label={kind.type === 'quote' ? t('Valid until') : t('Due')}
          error={errors['dueDate']}
        >
          {(ties) => (
            <DateField
              ties={ties}
              value={values.dueDate}
              min={values.invoiceDate}
              onChange={(day) => change('dueDate', day)}
              onLeave={() => leave('dueDate')}
            />
          )}
        </Field>
      </div>
    </Card>
  )
}

/** What is printed below the lines. */
export function TextsCard({ form }: { readonly form: Form<typeof DocumentForm> }) {
  const t = useTexts('invoicing')
  return (
    <Card title={t('Texts')}>
      <div className="form">
        <SchemaField form={form} name="notes" label={t('Note to the customer')} rows={3} />
        <SchemaField form={form} name="terms" label={t('Terms')} rows={3} />
      </div>
    </Card>
  )
}

/** What the website writes down of its documents besides; nothing where it has no such fields. */
export function CustomFieldsCard({ form, kind }: DatesCardProps) {
  const t = useTexts('invoicing')
  const { fields } = useCustomFields(kind.fields)
  if (fields.length === 0) return null
  return (
    <Card title={t('More details')}>
      <CustomFieldInputs
        fields={kind.fields}
        value={form.values.custom_fields}
        errors={form.errors}
        idOf={form.idOf}
        onChange={(values) => form.change('custom_fields', values)}
      />
    </Card>
  )
}

export function InternalNoteCard({ form }: { readonly form: Form<typeof DocumentForm> }) {
  const t = useTexts('invoicing')
  return (
    <Card title={t('Internal note')}>
      <SchemaField
        form={form}
        name="internalNote"
        label={t('Internal note')}
        hint={t('Only your team sees it.')}
        rows={4}
      />
    </Card>
  )
}
