import type { BoardControl } from './board-control.ts'
import type { Step } from './steps.ts'

/** Takes what was picked up one step further by a key, and scrolls to where it would go. */
export function stepTo({ store, step: take, columns, view }: BoardControl, step: Step): void {
  take(step)
  const { lifted, place, columnIndex } = store.read()
  const column = place?.column ?? view().order.columns[columnIndex ?? -1]
  const places = column === undefined ? undefined : columns.get(column)
  places?.element.closest('.brd__l')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  if (lifted?.kind === 'cards' && place) places?.show(place.index)
}
