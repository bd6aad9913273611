import type { OfCustomer } from '@ashlar/plugin-customers'
import { CouldNotLoadNote, Link, useCall } from '@ashlar/sdk/admin'
import { Card, EmptyState, Pending, Progress, Skeleton, useTexts, when } from '@ashlar/sdk/ui'
import { listProjects, listTasks } from '../../contract.ts'
import { ColumnBadge } from '../column-badge.tsx'
import { Line } from '../line.tsx'
import { DueText } from '../task/due-text.tsx'

/** Projects of a customer, and what is to be done for them. */
export default function CustomerProjects({ customerId }: OfCustomer) {
  const t = useTexts('projects')
  const projects = useCall(listProjects, { query: { customer_id: customerId, limit: 100 } })
  const tasks = useCall(listTasks, {
    query: { customer_id: customerId, status: 'pending,in_progress', orderBy: 'due_date', limit: 50 },
  })
  const error = projects.error ?? tasks.error
  if (error) return <CouldNotLoadNote error={error} retry={() => Promise.all([projects.refetch(), tasks.refetch()])} />
  if (!projects.data || !tasks.data) {
    return (
      <Pending>
        <Skeleton width={320} height={40} />
      </Pending>
    )
  }
  const { rows } = projects.data.results
  if (rows.length === 0) {
    return <EmptyState kind="nothing" title={t('No projects yet')} text={t('Projects of this customer appear here.')} />
  }
  const open = tasks.data.results.rows
  return (
    <div className="col" style={{ gap: 16 }}>
      <Card title={t('Projects')} note={rows.length}>
        <ul aria-label={t('Projects')}>
          {rows.map((project) => (
            <Line key={project.id}>
              <span className="grow" style={{ minWidth: 0 }}>
                <Link className="med" to={`/admin/projects/${project.id}`}>
                  {project.title}
                </Link>
                <div className="t3 xs">{when(project.start_date)}</div>
              </span>
              {project.tasks.total > 0 && (
                <span className="hide-sm" style={{ width: 140 }}>
                  <Progress
                    label={t('{closed} of {total} done', project.tasks)}
                    value={project.tasks.closed / project.tasks.total}
                  />
                </span>
              )}
              {project.board && <ColumnBadge name={project.column_name} color={project.column_color} />}
            </Line>
          ))}
        </ul>
      </Card>
      {open.length > 0 && (
        <Card title={t('Tasks')} note={open.length}>
          <ul aria-label={t('Tasks')}>
            {open.map((task) => (
              <Line key={task.id}>
                <Link className="grow trunc" to={`/admin/tasks?task=${task.id}`}>
                  {task.title}
                </Link>
                <span className="t3 xs trunc hide-sm">{task.project_title}</span>
                <span className="t2 xs nowrap">
                  <DueText task={task} />
                </span>
              </Line>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
