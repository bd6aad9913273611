import { useMe } from '@ashlar/sdk/admin'
import { listAssignees, Picker } from '@ashlar/sdk/forms'
import type { Chosen } from '@ashlar/sdk/tables'
import { Button, Dialog, Field, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { SubmissionAssignee, SubmissionRow } from '../submission.ts'
import { assign } from './submission-actions.ts'

interface AssignDialogProps {
  readonly chosen: Chosen<SubmissionRow>
  readonly onClose: () => void
}

/** Give submissions to somebody of the back office, or take them from whoever has them. */
export function AssignDialog({ chosen, onClose }: AssignDialogProps) {
  const t = useTexts('forms')
  const { user } = useMe()
  const [picked, setPicked] = useState<SubmissionAssignee | null>(commonAssignee(chosen))
  const give = (to: SubmissionAssignee | null) => {
    onClose()
    void assign(chosen, to, t)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      icon="user-check"
      title={t('Assign {count} submission|Assign {count} submissions', { count: chosen.count })}
      footer={
        <>
          <Button onClick={() => give({ id: user.id, displayName: user.displayName })}>{t('Assign to me')}</Button>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" onClick={() => give(picked)}>
            {picked ? t('Assign') : t('Assign to nobody')}
          </Button>
        </>
      }
    >
      <Field label={t('Person')} hint={t('They get a notice. Leave it empty to assign to nobody.')}>
        {(ties) => (
          <Picker
            ties={ties}
            label={t('Person')}
            call={listAssignees}
            choiceOf={({ id, displayName }) => ({ id, title: displayName })}
            value={picked && { id: picked.id, title: picked.displayName }}
            onChange={(choice) => setPicked(choice && { id: Number(choice.id), displayName: choice.title })}
            avatars
          />
        )}
      </Field>
    </Dialog>
  )
}

/** Whoever has all of them. */
function commonAssignee(chosen: Chosen<SubmissionRow>): SubmissionAssignee | null {
  if (chosen.kind !== 'rows') return null
  const [first] = chosen.rows
  return first?.assignee && chosen.rows.every(({ assignee }) => assignee?.id === first.assignee?.id)
    ? first.assignee
    : null
}
