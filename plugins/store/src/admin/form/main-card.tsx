import { SchemaField } from '@ashlar/sdk/forms'
import { Card, useTexts } from '@ashlar/sdk/ui'
import { kindNames } from '../words.ts'
import type { FormProps } from './form-props.ts'

/** What a product is called and what it is. */
export function MainCard({ form }: FormProps) {
  const t = useTexts('store')
  return (
    <Card>
      <div className="form form--grid">
        <div className="half">
          <SchemaField form={form} name="name" required />
        </div>
        <div className="half">
          <SchemaField form={form} name="kind" options={kindNames(t)} />
        </div>
      </div>
    </Card>
  )
}
