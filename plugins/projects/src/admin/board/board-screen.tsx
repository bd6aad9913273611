import {
  CouldNotLoad,
  call,
  useCall,
  useCan,
  useCrumbs,
  useDialog,
  useMe,
  useNavigate,
  useSearchParams,
  useTitle,
} from '@ashlar/sdk/admin'
import { Board } from '@ashlar/sdk/board'
import { Button, EmptyState, PageHeader, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import {
  type Card,
  type Column,
  changeColumn,
  changeProject,
  listBoards,
  listCards,
  listColumns,
  projectDialog,
} from '../../contract.ts'
import { boardsChanged, projectsChanged } from '../changed.ts'
import { removeProject } from '../project/remove-project.ts'
import { sortBetween } from '../sort-between.ts'
import { useBoardNews } from '../use-board-news.ts'
import { Views } from '../views.tsx'
import { BoardActions } from './board-actions.tsx'
import { BoardCard } from './board-card.tsx'
import { BoardFilters, cardQuery } from './board-filters.tsx'
import { ColumnDialog } from './column-dialog.tsx'
import { AddToColumn, ColumnHead } from './column-head.tsx'
import { removeColumn } from './remove-column.ts'
import { ShareMark } from './share-mark.tsx'

interface BoardScreenProps {
  readonly boardId: number
}

/** OPEN-347: one board with its columns and cards. */
export function BoardScreen({ boardId }: BoardScreenProps) {
  const t = useTexts('projects')
  const me = useMe()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [column, setColumn] = useState<Column | 'new'>()
  const may = {
    edit: useCan('projects.can_edit'),
    create: useCan('projects.can_create'),
    remove: useCan('projects.can_delete'),
  }
  const project = useDialog(projectDialog)
  const boards = useCall(listBoards)
  const columns = useCall(listColumns, { params: { boardId } })
  const query = cardQuery(address)
  const cards = useCall(listCards, { params: { boardId }, query }, { placeholderData: (before) => before })
  useBoardNews({ boardId })
  const board = boards.data?.boards.find(({ id }) => id === boardId)
  const title = board?.name ?? t('Board')
  useTitle(title)
  useCrumbs([{ title: t('Work') }, { title: t('Projects'), path: '/admin/projects' }, { title }])
  const rows = columns.data?.results.rows ?? []
  const all = cards.data?.results.rows ?? []
  const isMissing = boards.data !== undefined && board === undefined
  if (isMissing || (boards.error && !boards.data)) {
    return (
      <CouldNotLoad
        level={1}
        title={t('The board could not be loaded')}
        error={boards.error ?? new Error(t('It was deleted, or nobody shares it with you any more.'))}
        retry={boards.refetch}
      />
    )
  }
  const create = async (columnId?: number) => {
    const made = await project.open({ boardId, ...(columnId !== undefined && { columnId }) })
    if (made) await projectsChanged()
  }
  const shown = rows.map((row) => ({
    ...{ id: row.id, title: row.name, color: row.color, column: row },
    ...(row.limit !== null && { limit: row.limit }),
  }))
  const hours = all.reduce((sum, card) => sum + card.est_hours, 0)
  return (
    <>
      <PageHeader
        title={title}
        icon="square-kanban"
        badges={board && <ShareMark board={board} me={me.user.id} />}
        subtitle={
          cards.data
            ? `${t('{count} project|{count} projects', { count: all.length })}, ${t('{hours} estimated hours', { hours })}`
            : ' '
        }
        actions={
          <>
            {board && (
              <BoardActions
                {...{ board, me, may }}
                boards={boards.data?.boards ?? []}
                addColumn={() => setColumn('new')}
              />
            )}
            {project.isOffered && may.create && (
              <Button variant="primary" icon="plus" onClick={() => void create(rows[0]?.id)}>
                {t('New Project')}
              </Button>
            )}
          </>
        }
      />
      <Views current="board" boardId={boardId} />
      <div className="row g3 wrap" style={{ marginBottom: 14 }}>
        <BoardFilters />
      </div>
      <AddToColumn value={may.create && project.isOffered ? (columnId) => void create(columnId) : undefined}>
        <Board<Card, (typeof shown)[number]>
          label={title}
          columns={shown}
          cards={all}
          idOf={({ id }) => id}
          titleOf={(card) => card.title}
          columnOf={({ column_id }) => column_id}
          card={BoardCard}
          columnHead={ColumnHead}
          onOpen={({ id }) => void navigate(`/admin/projects/${id}`)}
          onMove={
            may.edit
              ? async ({ cards: moved, column: to, above, below }) => {
                  let last = above
                  for (const card of moved) {
                    const sort = sortBetween(last, below)
                    await call(changeProject, { params: { id: card.id }, body: { column_id: Number(to.id), sort } })
                    last = { ...card, sort }
                  }
                  await projectsChanged()
                }
              : undefined
          }
          onMoveColumn={
            may.edit
              ? async ({ column: moved, before, after }) => {
                  const sort = sortBetween(before?.column, after?.column)
                  await call(changeColumn, { params: { boardId, id: Number(moved.id) }, body: { sort } })
                  await boardsChanged()
                }
              : undefined
          }
          cardActions={(card) => [
            { label: t('Open'), icon: 'square-kanban', onSelect: () => void navigate(`/admin/projects/${card.id}`) },
            ...(may.edit
              ? [{ label: t('Edit'), icon: 'pencil', onSelect: () => void project.open({ projectId: card.id }) }]
              : []),
            ...(may.remove
              ? [
                  {
                    ...{ label: t('Delete'), icon: 'trash-2', danger: true },
                    onSelect: () => void removeProject(card, t),
                  },
                ]
              : []),
          ]}
          {...(may.edit && {
            columnActions: ({ column: each }: (typeof shown)[number]) => [
              { label: t('Edit column'), icon: 'pencil', onSelect: () => setColumn(each) },
              {
                ...{ label: t('Delete column'), icon: 'trash-2', danger: true },
                onSelect: () => void removeColumn(boardId, each, t),
              },
            ],
          })}
          isLoading={!columns.data || !cards.data}
          error={columns.error ?? cards.error}
          onRetry={() => void Promise.all([columns.refetch(), cards.refetch()])}
          empty={
            <EmptyState
              kind="nothing"
              title={t('This board has no columns yet')}
              text={t('Add a column to start with projects.')}
              actions={may.edit && <Button onClick={() => setColumn('new')}>{t('Add a column')}</Button>}
            />
          }
        />
      </AddToColumn>
      {column && (
        <ColumnDialog
          boardId={boardId}
          column={column === 'new' ? undefined : column}
          onClose={() => setColumn(undefined)}
        />
      )}
    </>
  )
}
