import { SchemaField } from '@ashlar/sdk/forms'
import { Card, useTexts } from '@ashlar/sdk/ui'
import type { FormProps } from './form-props.ts'

/** What the page of a product says. */
export function DescriptionCard({ form }: FormProps) {
  const t = useTexts('store')
  return (
    <Card title={t('Texts')}>
      <div className="form">
        <SchemaField form={form} name="excerpt" hint={t('Shown in lists of products.')} rows={2} />
        <SchemaField form={form} name="description" />
      </div>
    </Card>
  )
}
