import { ColourField, SchemaField } from '@ashlar/sdk/forms'
import { TagField } from '@ashlar/sdk/records'
import { Card, Field, useTexts } from '@ashlar/sdk/ui'
import { productTags } from '../../contract.ts'
import { statusNames } from '../words.ts'
import { CategoryField } from './category-field.tsx'
import type { FormProps } from './form-props.ts'

/** Colours that the call takes: a hex value, or none. */
const plainColour = '^(#[0-9a-fA-F]{6})?$'

/** Who sees a product, and where. */
export function PublishingCard({ form }: FormProps) {
  const t = useTexts('store')
  return (
    <Card title={t('Publishing')}>
      <div className="form">
        <SchemaField form={form} name="status" options={statusNames(t)} />
        <SchemaField form={form} name="publish_date" label={t('Date')} hint={t('Used to sort by newest.')} />
        <CategoryField
          id={form.idOf('categories')}
          value={form.values.categories}
          error={form.errors['categories']}
          onChange={(categories) => form.change('categories', categories)}
        />
        <TagField
          tags={productTags}
          id={form.idOf('tags')}
          value={form.values.tags}
          error={form.errors['tags']}
          onChange={(tags) => form.change('tags', [...tags])}
        />
        <div className="form form--grid">
          <div className="half">
            <SchemaField form={form} name="badgeText" label={t('Badge text')} />
          </div>
          <div className="half">
            <Field id={form.idOf('badgeColor')} label={t('Badge colour')} error={form.errors['badgeColor']}>
              {(ties) => (
                <ColourField
                  ties={ties}
                  label={t('Badge colour')}
                  pattern={plainColour}
                  value={form.values.badgeColor}
                  onChange={(badgeColor) => form.change('badgeColor', badgeColor)}
                  onLeave={() => form.leave('badgeColor')}
                />
              )}
            </Field>
          </div>
        </div>
      </div>
    </Card>
  )
}
