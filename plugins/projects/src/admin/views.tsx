import { Link, useCall } from '@ashlar/sdk/admin'
import { useTexts } from '@ashlar/sdk/ui'
import { listBoards } from '../contract.ts'

interface ViewsProps {
  readonly current: 'board' | 'list' | 'schedule'
  /** The board to go back to; the first one without it. */
  readonly boardId?: number
}

/** The same projects as a board, as a list and over time. */
export function Views({ current, boardId }: ViewsProps) {
  const t = useTexts('projects')
  const { data } = useCall(listBoards)
  const board = boardId ?? data?.boards[0]?.id
  const views = [
    ...(board === undefined ? [] : [{ id: 'board', title: t('Board'), path: `/admin/projects?board=${board}` }]),
    { id: 'list', title: t('List'), path: '/admin/projects' },
    { id: 'schedule', title: t('Schedule'), path: '/admin/schedule' },
  ]
  return (
    <nav className="tabs linktabs" aria-label={t('Show projects as')}>
      {views.map(({ id, title, path }) => (
        <Link key={id} to={path} {...(id === current && { 'aria-current': 'page' as const })}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
