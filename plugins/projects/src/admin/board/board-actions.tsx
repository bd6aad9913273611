import type { useMe } from '@ashlar/sdk/admin'
import { useNavigate } from '@ashlar/sdk/admin'
import { Button, Icon, IconButton, Menu, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { Board } from '../../contract.ts'
import { BoardNameDialog } from './board-name-dialog.tsx'
import { removeBoard } from './remove-board.ts'
import { ShareBoardDialog } from './share-board-dialog.tsx'
import { shareIcon } from './share-mark.tsx'

interface BoardActionsProps {
  readonly board: Board
  readonly boards: readonly Board[]
  readonly me: ReturnType<typeof useMe>
  readonly addColumn: () => void
  readonly may: { readonly edit: boolean; readonly create: boolean; readonly remove: boolean }
}

/** The way to the other boards, and what can be done with this one. */
export function BoardActions({ board, boards, me, may, addColumn }: BoardActionsProps) {
  const t = useTexts('projects')
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'new' | 'rename' | 'share'>()
  const isOwn = board.user_id === me.user.id || me.user.role_id <= 2
  const mayShare = may.edit && me.user.role_id <= 3
  const own = [
    ...(may.edit ? [{ label: t('Add a column'), icon: 'plus', onSelect: addColumn }] : []),
    ...(may.edit && isOwn ? [{ label: t('Rename'), icon: 'pencil', onSelect: () => setDialog('rename') }] : []),
    ...(may.remove && isOwn
      ? [
          {
            ...{ label: t('Delete board'), icon: 'trash-2', danger: true },
            onSelect: () => void removeBoard(board, t).then((isGone) => isGone && navigate('/admin/projects')),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu
        trigger={
          <Button>
            {t('Boards')}
            <Icon name="chevron-down" size="sm" />
          </Button>
        }
        entries={[
          ...boards.map((each) => ({
            label: each.name,
            icon: shareIcon(each, me.user.id) ?? 'square-kanban',
            onSelect: () => void navigate(`/admin/projects?board=${each.id}`),
          })),
          ...(may.create
            ? ['separator' as const, { label: t('New board'), icon: 'plus', onSelect: () => setDialog('new') }]
            : []),
        ]}
      />
      {mayShare && (
        <Button icon="user-plus" onClick={() => setDialog('share')}>
          {t('Share')}
        </Button>
      )}
      {own.length > 0 && <Menu trigger={<IconButton icon="ellipsis" label={t('More')} />} entries={own} />}
      {dialog === 'share' && <ShareBoardDialog board={board} onClose={() => setDialog(undefined)} />}
      {(dialog === 'new' || dialog === 'rename') && (
        <BoardNameDialog
          board={dialog === 'rename' ? board : undefined}
          boards={boards}
          onClose={() => setDialog(undefined)}
          onMade={(id) => void navigate(`/admin/projects?board=${id}`)}
        />
      )}
    </>
  )
}
