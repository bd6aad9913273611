import { Link, SlotFills } from '@ashlar/sdk/admin'
import { Details, useTexts, when } from '@ashlar/sdk/ui'
import { memo } from 'react'
import { type Task, taskAside } from '../../contract.ts'
import { TaskTime } from './task-time.tsx'

interface TaskBesideProps {
  readonly task: Task
}

/** What stands beside the fields and is not typed: time, facts, and what other modules know. */
export const TaskBeside = memo(({ task }: TaskBesideProps) => (
  <>
    <TaskTime task={task} />
    <Facts task={task} />
    <SlotFills slot={taskAside} props={{ taskId: task.id }} />
  </>
))

function Facts({ task }: TaskBesideProps) {
  const t = useTexts('projects')
  const { createdAt, createdBy, customer_id, customer_name } = task
  const created = createdBy === '' ? when(createdAt) : t('{when} by {name}', { when: when(createdAt), name: createdBy })
  return (
    <Details
      of={[
        { name: t('Created'), value: created },
        ...(customer_id === null
          ? []
          : [
              {
                name: t('Customer'),
                value: (
                  <Link className="link" to={`/admin/customers/${customer_id}`}>
                    {customer_name}
                  </Link>
                ),
              },
            ]),
      ]}
    />
  )
}
