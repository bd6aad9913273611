import { SchemaField } from '@ashlar/sdk/forms'
import { Card, useTexts } from '@ashlar/sdk/ui'
import { productPath } from '../../contract/addresses.ts'
import type { FormProps } from './form-props.ts'

/** The address of a product and what search engines show of it. */
export function SearchCard({ form }: FormProps) {
  const t = useTexts('store')
  return (
    <Card title={t('Address and search engines')}>
      <div className="form">
        <SchemaField
          form={form}
          name="slug"
          prefix={<span className="add">{productPath('')}</span>}
          hint={
            form.stored.slug === ''
              ? t('Leave it empty to get one from the name.')
              : t('The former address redirects to the new one.')
          }
        />
        <SchemaField form={form} name="seo_title" hint={t('Leave it empty to use the name.')} />
        <SchemaField
          form={form}
          name="seo_description"
          hint={t('Leave it empty to use the short description.')}
          rows={3}
        />
        <SchemaField form={form} name="noindex" />
      </div>
    </Card>
  )
}
