import { formPart } from '@ashlar/sdk/forms'
import { TagField } from '@ashlar/sdk/records'
import { taskTags } from '../../contract.ts'
import type { FormPartProps } from './form-part.ts'

/** The tags of the task. */
export const TaskTags = formPart(['tags'], ({ form }: Pick<FormPartProps, 'form'>) => (
  <TagField
    tags={taskTags}
    id={form.idOf('tags')}
    value={form.values.tags}
    error={form.errors['tags']}
    onChange={(tags) => form.change('tags', [...tags])}
  />
))
