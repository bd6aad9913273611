import { useCall } from '../admin/use-call.ts'
import type { TagsDefinition } from '../definition/record/tags.ts'
import { ChipsInput } from '../forms/chips-input.tsx'
import { Field } from '../ui/field.tsx'
import { useTexts } from '../ui/texts.ts'

export interface TagFieldProps {
  readonly tags: TagsDefinition
  readonly id?: string
  readonly value: readonly string[]
  readonly onChange: (names: readonly string[]) => void
  readonly error?: string | undefined
}

/**
 * The tags of a record. Those of others are offered while typing, and a new one is made with the record that gets it.
 *
 * @example <TagField tags={boatTags} id={form.idOf('tags')} value={form.values.tags} error={form.errors['tags']} … />
 */
export function TagField({ tags, id, value, onChange, error }: TagFieldProps) {
  const t = useTexts('admin')
  const known = useCall(tags.list).data?.results.rows.map(({ name }) => name) ?? []
  return (
    <Field
      {...(id !== undefined && { id })}
      label={t('Tags')}
      error={error}
      hint={t('Press Enter after each tag. New tags are created.')}
    >
      {(ties) => (
        <ChipsInput
          ties={ties}
          label={t('Tags')}
          value={value}
          onChange={onChange}
          suggestions={known.filter((name) => !value.includes(name))}
        />
      )}
    </Field>
  )
}
