import { asked, queryClient } from '@ashlar/sdk/admin'
import { listAssignees, type Mention, RichTextField } from '@ashlar/sdk/forms'
import { Field, useTexts } from '@ashlar/sdk/ui'

export interface DescriptionFieldProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
  /** Pixels of the text's place. */
  readonly height?: number
  /** Told who was chosen after an `@`. */
  readonly onMention?: (people: readonly Mention[]) => void
}

/** Rich text in which people can be named after an `@`. */
export function DescriptionField(props: DescriptionFieldProps) {
  const { id, label, value, onChange, error, disabled = false, height, onMention } = props
  const t = useTexts('projects')
  const find = async (search: string): Promise<readonly Mention[]> => {
    const { results } = await queryClient.fetchQuery(asked(listAssignees, { query: { search } }))
    const people = results.rows.slice(0, 8).map((person) => ({ id: person.id, title: person.displayName }))
    onMention?.(people)
    return people
  }
  return (
    <Field {...(id !== undefined && { id })} label={label} error={error}>
      {(ties) => (
        <RichTextField
          {...{ ties, label, value, onChange, disabled }}
          {...(height !== undefined && { height })}
          mentions={{ label: t('People'), find }}
        />
      )}
    </Field>
  )
}
