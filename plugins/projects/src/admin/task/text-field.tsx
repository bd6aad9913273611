import { formPart } from '@ashlar/sdk/forms'
import { useTexts } from '@ashlar/sdk/ui'
import { DescriptionField } from '../form/description-field.tsx'
import type { FormPartProps } from './form-part.ts'

/** Pixels. */
const height = 425

/** TASK-009 */
export const TextField = formPart(['description'], ({ form, readOnly }: FormPartProps) => {
  const t = useTexts('projects')
  return (
    <DescriptionField
      id={form.idOf('description')}
      label={t('Description')}
      value={form.values.description}
      error={form.errors['description']}
      onChange={(description) => form.change('description', description)}
      disabled={readOnly}
      height={height}
    />
  )
})
