import { useBoardControl } from './board-control.ts'
import { type BoardState, useBoardState } from './board-state.ts'
import type { LaneCard } from './lanes.ts'

export interface DropLineProps {
  readonly column: string
  readonly cards: readonly LaneCard[]
  readonly gapAbove: (index: number) => number
}

/** The line where lifted cards would go. Only it is drawn again while they are carried through a column. */
export function DropLine({ column, cards, gapAbove }: DropLineProps) {
  const { store } = useBoardControl()
  const index = useBoardState(store, (state) => lineIndex(state, column, cards))
  if (index === undefined) return null
  return <li aria-hidden="true" className="brd__line" style={{ transform: `translateY(${gapAbove(index)}px)` }} />
}

/** The card that the line stands above. None where the cards already are: their gap shows that place. */
function lineIndex({ lifted, place }: BoardState, column: string, cards: readonly LaneCard[]): number | undefined {
  if (lifted?.kind !== 'cards' || place?.column !== column) return undefined
  const { home, ids } = lifted
  if (home?.column === column && home.index === place.index) return undefined
  let others = 0
  const at = cards.findIndex(({ id }) => {
    if (ids.includes(id)) return false
    others += 1
    return others > place.index
  })
  return at < 0 ? cards.length : at
}
