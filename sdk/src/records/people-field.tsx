import { Picker } from '../forms/picker/picker.tsx'
import { type Assignee, listAssignees } from '../platform/assignee-calls.ts'
import { Avatar } from '../ui/badge.tsx'
import { IconButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useTexts } from '../ui/texts.ts'

export interface PeopleFieldProps {
  readonly label: string
  readonly id?: string
  readonly value: readonly Assignee[]
  readonly onChange: (people: readonly Assignee[]) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/**
 * Several people of the staff, found by typing: for a form that is saved as a whole. `AssigneeList` changes at once.
 *
 * @example <PeopleField label={t('Assigned To')} value={people} onChange={setPeople} />
 */
export function PeopleField({ label, id, value, onChange, error, disabled = false }: PeopleFieldProps) {
  const t = useTexts('admin')
  return (
    <div className="assigned">
      <Field {...(id !== undefined && { id })} label={label} error={error}>
        {(ties) => (
          <Picker
            // Emptied after each person.
            key={value.length}
            ties={ties}
            label={label}
            call={listAssignees}
            choiceOf={({ id: person, displayName }) => ({ id: person, title: displayName })}
            value={null}
            onChange={(choice) => {
              if (!choice || value.some((each) => each.id === choice.id)) return
              const firstname = choice.title.split(/\s+/)[0] ?? ''
              onChange([...value, { id: Number(choice.id), displayName: choice.title, firstname }])
            }}
            placeholder={t('Add a person')}
            disabled={disabled}
            avatars
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul aria-label={label}>
          {value.map((person) => (
            <li key={person.id} className="row g3">
              <Avatar name={person.displayName} size="sm" />
              <span className="trunc grow">{person.displayName}</span>
              {!disabled && (
                <IconButton
                  icon="x"
                  size="xs"
                  label={t('Remove {name}', { name: person.displayName })}
                  onClick={() => onChange(value.filter((each) => each.id !== person.id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
