import { Button, useTexts } from '@ashlar/sdk/ui'
import type { ReactNode } from 'react'
import type { AudienceGroup, SourceInfo } from '../../contract.ts'
import { newGroup, withMember } from './audience-changes.ts'
import { GroupCard } from './group-card.tsx'
import { useRemovalFocus } from './use-removal-focus.ts'

/** Groups of one side of an audience, at most. */
const mostGroups = 10

export interface AudienceGroupsProps {
  readonly legend: string
  readonly hint: string
  /** Label of the button that adds a group. */
  readonly add: string
  readonly groups: readonly AudienceGroup[]
  readonly sources: readonly SourceInfo[]
  readonly disabled: boolean
  readonly onChange: (groups: readonly AudienceGroup[]) => void
  /** Stands for groups that are not there. */
  readonly empty?: ReactNode
}

/** One side of an audience: its groups, one below the other. */
export function AudienceGroups(props: AudienceGroupsProps) {
  const { legend, hint, add, groups, sources, disabled, onChange, empty } = props
  const t = useTexts('email_marketing')
  const { around, removed } = useRemovalFocus<HTMLFieldSetElement>()
  const [first] = sources
  return (
    <fieldset
      ref={around}
      className="form"
      style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}
      disabled={disabled}
    >
      <legend className="label" style={{ padding: 0 }}>
        {legend}
      </legend>
      <p className="hint">{hint}</p>
      {groups.length === 0 && empty}
      {groups.map((group, at) => (
        <GroupCard
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name but their place.
          key={at}
          name={t('Group {number}', { number: at + 1 })}
          group={group}
          sources={sources}
          disabled={disabled}
          onChange={(changed) => onChange(withMember(groups, at, changed))}
          onRemove={() => {
            onChange(withMember(groups, at))
            removed()
          }}
        />
      ))}
      {first && (
        <div>
          <Button
            icon="plus"
            size="sm"
            data-adds
            disabled={disabled || groups.length >= mostGroups}
            onClick={() => onChange([...groups, newGroup(first.id)])}
          >
            {add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
