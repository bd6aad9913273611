import { useCall } from '@ashlar/sdk/admin'
import { listAssignees } from '@ashlar/sdk/forms'
import { Select, useTexts } from '@ashlar/sdk/ui'

interface PersonChoiceProps {
  /** Id of an account; empty for everybody. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Whose time is shown. */
export function PersonChoice({ value, onChange }: PersonChoiceProps) {
  const t = useTexts('projects')
  const { data } = useCall(listAssignees, { query: {} })
  const people = data?.results.rows ?? []
  return (
    <div style={{ width: 190 }}>
      <Select
        aria-label={t('Person')}
        value={value}
        options={[
          { value: '', label: t('Everybody') },
          ...people.map(({ id, displayName }) => ({ value: String(id), label: displayName })),
        ]}
        onChange={onChange}
      />
    </div>
  )
}
