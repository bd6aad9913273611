import { Button, Field, IconButton, Note, Select, useTexts } from '@ashlar/sdk/ui'
import type { AudienceGroup, SourceInfo } from '../../contract.ts'
import { offeredTitle } from '../offered-title.ts'
import { newGroup, withMember } from './audience-changes.ts'
import { ConditionRow } from './condition-row.tsx'
import { newCondition } from './condition-words.ts'
import { useRemovalFocus } from './use-removal-focus.ts'

/** A group stands on the card of the whole audience, so it has only a line around it. */
const frame = {
  border: '1px solid var(--ash-line)',
  borderRadius: 'var(--ash-radius-md)',
  padding: 12,
  margin: 0,
  minWidth: 0,
}

/** Conditions of one group, at most. */
const mostConditions = 20

export interface GroupCardProps {
  /** What the group is called among the others: "Group 2". */
  readonly name: string
  readonly group: AudienceGroup
  readonly sources: readonly SourceInfo[]
  readonly disabled: boolean
  readonly onChange: (group: AudienceGroup) => void
  readonly onRemove: () => void
}

/** People of one source, and what they must meet. */
export function GroupCard({ name, group, sources, disabled, onChange, onRemove }: GroupCardProps) {
  const t = useTexts('email_marketing')
  const { around, removed } = useRemovalFocus<HTMLFieldSetElement>()
  const source = sources.find(({ id }) => id === group.source)
  const [field] = source?.fields ?? []
  const options = sources.map(({ id, title }) => ({ value: id, label: offeredTitle(id, title) }))
  const gone = { value: group.source, label: t('No longer available') }
  return (
    <fieldset ref={around} aria-label={name} className="form" style={frame} disabled={disabled}>
      <div className="row" style={{ alignItems: 'end' }}>
        <div className="grow">
          <Field label={t('People')}>
            {(ties) => (
              <Select
                {...ties}
                value={group.source}
                options={source ? options : [gone, ...options]}
                onChange={(id) => onChange(newGroup(id))}
              />
            )}
          </Field>
        </div>
        <IconButton icon="trash-2" label={t('Remove {name}', { name })} disabled={disabled} onClick={onRemove} />
      </div>
      {!source && (
        <Note tone="bad">{t('This website no longer has these people. Choose others or remove the group.')}</Note>
      )}
      {source && group.conditions.length > 1 && (
        <Field label={t('Who meets')}>
          {(ties) => (
            <Select
              {...ties}
              value={group.match}
              options={[
                { value: 'all', label: t('all conditions') },
                { value: 'any', label: t('any of the conditions') },
              ]}
              onChange={(match) => onChange({ ...group, match })}
            />
          )}
        </Field>
      )}
      {source?.fields &&
        group.conditions.map((condition, at) => (
          <ConditionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name but their place.
            key={`${group.source}-${at}`}
            name={t('Condition {number}', { number: at + 1 })}
            source={source}
            condition={condition}
            disabled={disabled}
            onChange={(changed) => onChange({ ...group, conditions: withMember(group.conditions, at, changed) })}
            onRemove={() => {
              onChange({ ...group, conditions: withMember(group.conditions, at) })
              removed()
            }}
          />
        ))}
      {field && (
        <div>
          <Button
            icon="filter"
            size="sm"
            variant="ghost"
            data-adds
            disabled={disabled || group.conditions.length >= mostConditions}
            onClick={() => onChange({ ...group, conditions: [...group.conditions, newCondition(field)] })}
          >
            {t('Add a condition')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
