import { Link } from '@ashlar/sdk/admin'
import { Badge, CopyButton, Icon, useTexts } from '@ashlar/sdk/ui'
import { memo } from 'react'
import type { Task } from '../../contract.ts'
import { ColumnBadge } from '../column-badge.tsx'
import { statusNames, statusTones } from '../words.ts'

/** The way to the project, and how the task stands: its column, or the status where it has none (TASK-004, TASK-005). */
export const TaskTitle = memo(({ task }: { readonly task: Task | undefined }) => {
  const t = useTexts('projects')
  if (!task) return t('New Task')
  const { id, project_id, project_title, column_id, column_name, column_color, status } = task
  return (
    <span className="row g3 wrap">
      {project_id !== null && (
        <>
          <Link className="link trunc" to={`/admin/projects/${project_id}`}>
            {project_title}
          </Link>
          <Icon name="chevron-right" size="sm" />
        </>
      )}
      <span className="t2">{t('Task {id}', { id })}</span>
      {column_id === null ? (
        <Badge tone={statusTones[status]}>{statusNames(t)[status]}</Badge>
      ) : (
        <ColumnBadge name={column_name} color={column_color} />
      )}
      <CopyButton text={`${location.origin}/admin/tasks?task=${id}`} label={t('Copy link')} iconOnly size="sm" />
    </span>
  )
})
