import { DragOverlay } from '@dnd-kit/core'
import { createContext, use } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../ui/texts.ts'
import { useBoardControl } from './board-control.ts'
import { useBoardState } from './board-state.ts'
import type { Lane } from './lanes.ts'

const Lanes = createContext<readonly Lane[]>([])
/** The columns, for what follows the pointer. */
export const LanesProvider = Lanes.Provider

/** What follows the pointer: the card that is held, with the number of all, or the head of the column. */
export function LiftedOverlay() {
  return createPortal(
    <DragOverlay dropAnimation={null} className="brd__drag">
      <Lifted />
    </DragOverlay>,
    document.body,
  )
}

function Lifted() {
  const t = useTexts('admin')
  const lanes = use(Lanes)
  const { store } = useBoardControl()
  const lifted = useBoardState(store, (state) => state.lifted)
  if (!lifted || lifted.byKey) return null
  if (lifted.kind === 'column') {
    return <div className="brd__h is-dragged">{lanes.find(({ id }) => id === lifted.id)?.column.title}</div>
  }
  const count = lifted.ids.length
  return (
    <div className="brd__c is-dragged">
      {lanes.flatMap(({ cards }) => cards.find(({ id }) => id === lifted.held)?.content ?? [])}
      {count > 1 && <span className="brd__n">{t('{count} card|{count} cards', { count })}</span>}
    </div>
  )
}
