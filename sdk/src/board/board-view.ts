import type { Order, Place } from './order.ts'

/** The board as it was drawn last, for what happens between two renders: keys, drags and menus. */
export interface BoardView {
  readonly order: Order
  readonly titleOf: (card: string) => string
  readonly columnTitleOf: (column: string) => string
  readonly canMoveCards: boolean
  readonly canMoveColumns: boolean
  readonly isRightToLeft: () => boolean
  readonly moveCards: (ids: readonly string[], place: Place) => void
  readonly moveColumn: (id: string, index: number) => void
  readonly open: (card: string) => void
}
