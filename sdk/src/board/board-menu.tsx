import { MenuAt, type MenuEntry } from '../ui/menu.tsx'
import { type Translate, useTexts } from '../ui/texts.ts'
import { type BoardControl, type MenuRequest, useBoardControl } from './board-control.ts'
import { useBoardState } from './board-state.ts'

export interface BoardMenuProps {
  readonly request: MenuRequest
  /** What the screen adds, above. */
  readonly entries: readonly MenuEntry[]
  readonly onMoveTo: (card: string) => void
  readonly onClose: () => void
}

/** The menu of a card or of a column: every drag can be done from here. */
export function BoardMenu({ request, entries, onMoveTo, onClose }: BoardMenuProps) {
  const t = useTexts('admin')
  const control = useBoardControl()
  const isSelected = useBoardState(control.store, ({ selected }) => selected.has(request.id))
  const { order, titleOf, columnTitleOf, canMoveCards, canMoveColumns } = control.view()
  const isCard = request.kind === 'card'
  const name = isCard ? titleOf(request.id) : columnTitleOf(request.id)
  const cardMoves: readonly MenuEntry[] = [
    { label: t('Move to…'), icon: 'move', onSelect: () => onMoveTo(request.id) },
    {
      label: isSelected ? t('Deselect') : t('Select'),
      icon: 'square-check',
      onSelect: () => control.toggle(request.id),
    },
  ]
  const canMove = isCard ? canMoveCards : canMoveColumns
  const own = isCard ? cardMoves : columnMoves(t, control, order.columns, request.id)
  const moves = canMove ? own : []
  return (
    <MenuAt
      at={request.at}
      label={t('Actions for {name}', { name })}
      entries={[...entries, ...(entries.length > 0 && moves.length > 0 ? ['separator' as const] : []), ...moves]}
      onClose={onClose}
    />
  )
}

/** A column goes beside its neighbours, which says the same to those who read from the right. */
function columnMoves(
  t: Translate,
  { view }: BoardControl,
  columns: readonly string[],
  id: string,
): readonly MenuEntry[] {
  const at = columns.indexOf(id)
  const [before, after] = [columns[at - 1], columns[at + 1]]
  const title = (column: string) => view().columnTitleOf(column)
  return [
    ...(before === undefined
      ? []
      : [
          {
            label: t('Move before {name}', { name: title(before) }),
            icon: 'arrow-left',
            onSelect: () => view().moveColumn(id, at - 1),
          },
        ]),
    ...(after === undefined
      ? []
      : [
          {
            label: t('Move after {name}', { name: title(after) }),
            icon: 'arrow-right',
            onSelect: () => view().moveColumn(id, at + 1),
          },
        ]),
  ]
}
