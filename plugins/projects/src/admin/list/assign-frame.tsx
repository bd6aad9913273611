import { listAssignees, Picker } from '@ashlar/sdk/forms'
import { Field, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { BulkFrame } from './bulk-frame.tsx'

interface AssignFrameProps {
  readonly run: (person: number) => Promise<void>
  readonly onClose: () => void
}

/** To whom several records are assigned. */
export function AssignFrame({ run, onClose }: AssignFrameProps) {
  const t = useTexts('projects')
  const [person, setPerson] = useState<{ readonly id: number; readonly title: string } | null>(null)
  return (
    <BulkFrame
      title={t('Assign')}
      icon="user-plus"
      isReady={person !== null}
      onClose={onClose}
      run={() => run(person?.id ?? 0)}
    >
      <Field label={t('Person')}>
        {(ties) => (
          <Picker
            ties={ties}
            label={t('Person')}
            call={listAssignees}
            choiceOf={({ id, displayName }) => ({ id, title: displayName })}
            value={person}
            onChange={(choice) => setPerson(choice && { id: Number(choice.id), title: choice.title })}
            avatars
          />
        )}
      </Field>
    </BulkFrame>
  )
}
