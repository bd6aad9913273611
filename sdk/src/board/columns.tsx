// biome-ignore-all lint/a11y/noStaticElementInteractions: one listener for all cards, which take the focus themselves
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useId, useRef } from 'react'
import { useTexts } from '../ui/texts.ts'
import { type BoardControl, useBoardControl } from './board-control.ts'
import { type Held, useBoardState } from './board-state.ts'
import { ColumnTabs } from './column-tabs.tsx'
import { ColumnView } from './column-view.tsx'
import { DragArea, type DragHandle } from './drag-area.tsx'
import type { Lane } from './lanes.ts'
import { stepTo } from './step-to.ts'
import { stepOf } from './steps.ts'
import { useSight } from './use-sight.ts'

export interface ColumnsProps {
  readonly label: string
  readonly lanes: readonly Lane[]
  readonly canMoveCards: boolean
  readonly canMoveColumns: boolean
  readonly hasCardMenu: boolean
  readonly hasColumnMenu: boolean
}

/** All columns beside each other, with the listeners for every card and column. */
export function Columns(props: ColumnsProps) {
  const { label, lanes, canMoveCards, canMoveColumns, hasCardMenu, hasColumnMenu } = props
  const t = useTexts('admin')
  const id = useId()
  const control = useBoardControl()
  const scroller = useRef<HTMLElement>(null)
  const drag = useRef<DragHandle>(undefined)
  const { first, last, isSingle, shown } = useSight(scroller, lanes.length)
  const isLifting = useBoardState(control.store, ({ lifted }) => lifted !== undefined)
  const take = (event: SyntheticEvent, name: string) => {
    const found = heldAt(event.target)
    if (found && (found.held.kind === 'card' ? canMoveCards : canMoveColumns))
      drag.current?.begin(event, name, found.held, found.element)
  }
  const press = (event: KeyboardEvent) => {
    const found = heldAt(event.target)
    // Keys of a button inside a card belong to the button.
    if (!found || event.target !== found.element || control.store.read().lifted?.byKey === false) return
    if (liftedKey(control, event) || focusKey(control, found.held, event)) return event.preventDefault()
    const canMove = found.held.kind === 'card' ? canMoveCards : canMoveColumns
    if (event.key !== ' ' || !canMove) return
    event.preventDefault()
    control.lift(found.held, true)
  }
  const leave = () => {
    if (!control.store.read().lifted?.byKey) return
    control.putBack()
    // Whoever goes elsewhere is not called back.
    control.store.change({ focusNext: undefined })
  }
  const click = (event: MouseEvent) => {
    const found = heldAt(event.target)
    if (found?.held.kind === 'card') control.click(found.held.id, event)
  }
  const openMenu = (event: MouseEvent) => {
    const found = heldAt(event.target)
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    const hasMenu = found?.held.kind === 'card' ? hasCardMenu : hasColumnMenu
    if (!found || isTouch || isLifting || !hasMenu) return
    event.preventDefault()
    control.openMenu({ ...found.held, at: { x: event.clientX, y: event.clientY } })
  }
  return (
    <DragArea columns={lanes.map((lane) => lane.id)} handle={drag}>
      {isSingle && (
        <ColumnTabs
          lanes={lanes}
          shown={shown}
          onShow={(column) =>
            control.columns
              .get(column)
              ?.element.closest('.brd__l')
              ?.scrollIntoView({ block: 'nearest', inline: 'start' })
          }
        />
      )}
      <section
        ref={scroller}
        className={`brd__o${isSingle ? ' is-single' : ''}${isLifting ? ' is-lifting' : ''}`}
        aria-label={label}
        onMouseDown={(event) => take(event, 'onMouseDown')}
        onTouchStart={(event) => take(event, 'onTouchStart')}
        onKeyDown={press}
        onBlur={leave}
        onClick={click}
        onContextMenu={openMenu}
        onScrollCapture={() => drag.current?.follow()}
      >
        {lanes.map((lane, index) => (
          <ColumnView
            key={lane.id}
            lane={lane}
            isSeen={index >= first && index <= last}
            hasCardMenu={hasCardMenu}
            hasColumnMenu={hasColumnMenu}
            describedBy={canMoveCards ? `${id}-cards` : undefined}
            columnDescribedBy={canMoveColumns ? `${id}-columns` : undefined}
          />
        ))}
      </section>
      <p id={`${id}-cards`} hidden>
        {t('Press Space to pick it up. Move it with the arrow keys. Press Space to drop it, or Escape to cancel.')}
      </p>
      <p id={`${id}-columns`} hidden>
        {t(
          'Press Space to pick it up. Move it with the left and right arrow keys. Press Space to drop it, or Escape to cancel.',
        )}
      </p>
      <Speech />
    </DragArea>
  )
}

/** A key while something is lifted by keys; true when it was used. */
function liftedKey(control: BoardControl, { key }: KeyboardEvent): boolean {
  if (!control.store.read().lifted?.byKey) return false
  const step = stepOf(key, control.view().isRightToLeft())
  if (step) stepTo(control, step)
  else if (key === ' ' || key === 'Enter') control.drop()
  else if (key === 'Escape' || key === 'Tab') control.putBack()
  else return false
  return true
}

const focusKey = ({ cardKey, columnKey }: BoardControl, { kind, id }: Held, event: KeyboardEvent): boolean =>
  kind === 'card' ? cardKey(id, event) : columnKey(id, event)

/** What the last step did, spoken by screen readers, and shown while something is lifted. */
function Speech() {
  const { store } = useBoardControl()
  const spoken = useBoardState(store, (state) => state.spoken)
  const isLifting = useBoardState(store, ({ lifted }) => lifted !== undefined)
  return (
    <p role="status" aria-live="assertive" className={isLifting ? 'brd__say' : 'sr'}>
      {spoken}
    </p>
  )
}

/** The card or column under an event. None for what has its own use of the pointer, such as a link in a card. */
function heldAt(target: EventTarget): { readonly held: Held; readonly element: HTMLElement } | undefined {
  if (!(target instanceof Element)) return undefined
  const element = target.closest<HTMLElement>('[data-card], [data-column-head]')
  const own = target.closest('a, button, input, select, textarea, [contenteditable]')
  if (!element || (own && element.contains(own))) return undefined
  const { card, columnHead } = element.dataset
  if (card !== undefined) return { held: { kind: 'card', id: card }, element }
  return columnHead === undefined ? undefined : { held: { kind: 'column', id: columnHead }, element }
}
