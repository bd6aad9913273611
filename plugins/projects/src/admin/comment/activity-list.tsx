import { CouldNotLoadNote, Link, useCall } from '@ashlar/sdk/admin'
import { Pending, Skeleton, Timeline, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { type Activity, type ActivityKind, listProjectActivity, listTaskActivity } from '../../contract.ts'
import { minutesText } from '../words.ts'
import type { ConversationProps } from './conversation.tsx'

const icons: Readonly<Record<ActivityKind, string>> = {
  ...{ created: 'plus', moved: 'move', completed: 'circle-check', reopened: 'rotate-ccw', assigned: 'user-plus' },
  ...{ commented: 'message-square', logged: 'timer', shared: 'share-2' },
  ...{ 'task-created': 'plus', 'task-deleted': 'trash-2' },
}

/** What happened with a project or a task, the newest first. */
export function ActivityList({ of, id }: ConversationProps) {
  const t = useTexts('projects')
  const { data, error, refetch } = useCall(of === 'project' ? listProjectActivity : listTaskActivity, {
    params: { id },
  })
  if (error) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) {
    return (
      <Pending>
        <Skeleton width={280} height={30} />
      </Pending>
    )
  }
  const { rows } = data.results
  if (rows.length === 0) return <p className="t2">{t('Nothing has happened yet.')}</p>
  return (
    <Timeline
      label={t('Activity')}
      steps={rows.map((row) => ({
        key: row.id,
        icon: icons[row.kind],
        title: wordsOf(row, t),
        ...(of === 'project' &&
          row.task_id !== null && {
            text: (
              <Link className="link xs" to={`/admin/tasks?task=${row.task_id}`}>
                {t('Show the task')}
              </Link>
            ),
          }),
        ...{ when: when(row.createdAt), at: row.createdAt },
      }))}
    />
  )
}

function wordsOf({ kind, detail, user_name: name, task_id }: Activity, t: Translate): string {
  switch (kind) {
    case 'created':
      return t('{name} created it', { name })
    case 'moved':
      return t('{name} moved it to “{column}”', { name, column: detail })
    case 'completed':
      return t('{name} completed “{title}”', { name, title: detail })
    case 'reopened':
      return t('{name} opened “{title}” again', { name, title: detail })
    case 'assigned':
      return t('{name} assigned {person}', { name, person: detail })
    case 'commented':
      return task_id === null
        ? t('{name} wrote a comment', { name })
        : t('{name} commented on “{title}”', { name, title: detail })
    case 'logged':
      return t('{name} logged {time}', { name, time: minutesText(Number(detail), t) })
    case 'shared':
      return t('{name} created a link for the customer', { name })
    case 'task-created':
      return t('{name} created the task “{title}”', { name, title: detail })
    case 'task-deleted':
      return t('{name} deleted the task “{title}”', { name, title: detail })
  }
}
