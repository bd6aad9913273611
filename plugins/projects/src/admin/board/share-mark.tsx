import { Avatars, Icon, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { Board } from '../../contract.ts'

interface ShareMarkProps {
  readonly board: Board
  /** Account of the person who looks. */
  readonly me: number
}

/** People that are shown before the others are asked for (ASSIGN-003). */
const shownFirst = 2

/** Whose board it is, and who shares it (KANBAN-003, KANBAN-004). */
export function ShareMark({ board, me }: ShareMarkProps) {
  const t = useTexts('projects')
  const [showsAll, setShowsAll] = useState(false)
  const icon = shareIcon(board, me)
  if (icon === undefined) return null
  const names = board.assignees.map(({ displayName }) => displayName)
  const others = names.length - shownFirst
  return (
    <span className="row g3">
      <span
        className="t3"
        role="img"
        aria-label={icon === 'share-2' ? t('Shared with you') : t('You share this board')}
      >
        <Icon name={icon} />
      </span>
      <Avatars size="sm" names={showsAll ? names : names.slice(0, shownFirst)} most={100} />
      {others > 0 && !showsAll && (
        <button
          type="button"
          className="link xs num"
          aria-label={t('Show {count} more', { count: others })}
          onClick={() => setShowsAll(true)}
        >
          +{others}
        </button>
      )}
    </span>
  )
}

/** Somebody else's, one's own that others share, or one's own alone. */
export function shareIcon({ user_id, assignees }: Board, me: number): 'share-2' | 'users' | undefined {
  if (user_id !== me) return 'share-2'
  return assignees.length > 0 ? 'users' : undefined
}
