import { useCall } from '@ashlar/sdk/admin'
import { ChipsInput, type Form } from '@ashlar/sdk/forms'
import { Field, useTexts } from '@ashlar/sdk/ui'
import { listTags } from '../contract.ts'
import type { CustomerForm } from './customer-form.ts'

/** The tags of a customer, with those of others offered while typing. */
export function Tags({ form }: { readonly form: Form<typeof CustomerForm> }) {
  const t = useTexts('customers')
  const suggestions = useCall(listTags).data?.results.rows.map(({ name }) => name) ?? []
  return (
    <Field id={form.idOf('tags')} label={t('Tags')} error={form.errors['tags']} hint={t('Press Enter after each')}>
      {(ties) => (
        <ChipsInput
          ties={ties}
          label={t('Tags')}
          value={form.values.tags}
          onChange={(tags) => form.change('tags', [...tags])}
          suggestions={suggestions}
        />
      )}
    </Field>
  )
}
