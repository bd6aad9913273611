import { type Form, SchemaField } from '@ashlar/sdk/forms'
import { CustomFieldInputs, TagField } from '@ashlar/sdk/records'
import { Checkbox, Field, Halves, Select, useTexts } from '@ashlar/sdk/ui'
import { useMemo } from 'react'
import { customerFields, customerTags } from '../contract.ts'
import { addressWords, countries } from './countries.ts'
import type { CustomerForm } from './customer-form.ts'
import { sourceNames } from './words.ts'

/** Everything that people write of a customer, in groups. */
export function CustomerFields({ form }: { readonly form: Form<typeof CustomerForm> }) {
  const t = useTexts('customers')
  const words = addressWords(form.values.country)
  const options = useMemo(() => [{ value: '', label: t('Unknown') }, ...countries()], [t])
  return (
    <>
      <Halves>
        <SchemaField form={form} name="firstname" />
        <SchemaField form={form} name="lastname" />
      </Halves>
      <SchemaField form={form} name="company" />
      <Halves>
        <SchemaField form={form} name="email" />
        <SchemaField form={form} name="phone" />
        <SchemaField form={form} name="address" />
        <SchemaField form={form} name="address_2" />
        <SchemaField form={form} name="city" />
        <SchemaField form={form} name="province" label={t(words.province)} />
        <SchemaField form={form} name="postal" label={t(words.postal)} />
        <Field id={form.idOf('country')} label={t('Country')} error={form.errors['country']}>
          {(ties) => (
            <Select
              {...ties}
              value={form.values.country}
              options={options}
              onChange={(country) => form.change('country', country)}
            />
          )}
        </Field>
      </Halves>
      <TagField
        tags={customerTags}
        id={form.idOf('tags')}
        value={form.values.tags}
        error={form.errors['tags']}
        onChange={(tags) => form.change('tags', [...tags])}
      />
      <CustomFieldInputs
        fields={customerFields}
        value={form.values.custom_fields}
        errors={form.errors}
        idOf={form.idOf}
        onChange={(values) => form.change('custom_fields', values)}
      />
      <SchemaField form={form} name="source" options={sourceNames(t)} />
      <Checkbox
        checked={form.values.mail_consent}
        onChange={(mail_consent) => form.change('mail_consent', mail_consent)}
        label={t('Agreed to receive email')}
      />
    </>
  )
}
