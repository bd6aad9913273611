import { dayText, useTexts } from '@ashlar/sdk/ui'
import type { Task } from '../../contract.ts'
import { isOpen } from '../../is-open.ts'

/** When a task is due; what is late and still to be done stands out. */
export function DueText({ task }: { readonly task: Pick<Task, 'due_date' | 'status'> }) {
  const t = useTexts('projects')
  const { due_date: due } = task
  if (due === null) return null
  const isLate = isOpen(task) && due < today()
  return (
    <span className={isLate ? 'bad-text num' : 'num'}>
      {isLate && <span className="sr">{t('Overdue')} </span>}
      {dayText(due)}
    </span>
  )
}

/** Today, by the clock of the person. */
export function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
