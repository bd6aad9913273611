import { call } from '@ashlar/sdk/admin'
import { AssigneeList, PeopleField } from '@ashlar/sdk/records'
import { Button, Dialog, Note, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type Board, boardAssignees } from '../../contract.ts'
import { boardsChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'

interface ShareBoardDialogProps {
  readonly board: Board
  readonly onClose: () => void
}

/** With whom a board is shared; the button needs at least one person (ASSIGN-002). */
export function ShareBoardDialog({ board, onClose }: ShareBoardDialogProps) {
  const t = useTexts('projects')
  const [people, setPeople] = useState<Board['assignees']>([])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const share = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await call(boardAssignees.add, { params: { id: board.id }, body: { assignees: people.map(({ id }) => id) } })
      await boardsChanged()
      onClose()
    } catch (error) {
      setProblem(problemOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t('Share “{name}”', { name: board.name })}
      description={t('These people see the board and move its cards.')}
      icon="user-plus"
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={people.length === 0} onClick={() => void share()}>
            {t('Share')}
          </Button>
        </>
      }
    >
      <div className="form">
        {problem !== undefined && <Note tone="bad">{problem}</Note>}
        <PeopleField label={t('Share with')} value={people} onChange={(chosen) => setPeople([...chosen])} />
        {board.assignees.length > 0 && (
          <section aria-label={t('Shared with')}>
            <b className="med">{t('Shared with')}</b>
            <AssigneeList assignees={boardAssignees} id={board.id} onChange={boardsChanged} />
          </section>
        )}
      </div>
    </Dialog>
  )
}
