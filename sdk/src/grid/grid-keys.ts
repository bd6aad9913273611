import type { KeyboardEvent, RefObject } from 'react'
import { nextInReading, placeAfter } from './move.ts'
import type { Place, Range, Size } from './range.ts'

/** What keys work on, and what they do, while no cell is edited. */
export interface GridKeys {
  readonly at: Place
  readonly size: Size
  readonly go: (to: Place, extend?: boolean) => void
  readonly select: (range: Range) => void
  /** Begins to edit: with what the cell holds, or with what was typed in its place. */
  readonly edit: (text?: string) => void
  readonly clear: () => void
  readonly fill: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** Puts the row so many places further down, or up; undefined where rows stay where they are. */
  readonly move: ((by: 1 | -1) => void) | undefined
  /** Deletes the selected rows. */
  readonly remove: (() => void) | undefined
  /** Escape was the last key: Tab leaves the table. */
  readonly isLeaving: RefObject<boolean>
}

/** Hears a key; what it does not know is the browser's. */
export const gridKey = (keys: GridKeys) => (event: KeyboardEvent) => {
  const wasLeaving = keys.isLeaving.current
  keys.isLeaving.current = event.key === 'Escape' || (wasLeaving && event.key === 'Shift')
  if (keys.size.rows === 0) return
  if (event.altKey) {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
    if (by === undefined || !keys.move) return
    keys.move(by)
    event.preventDefault()
    return
  }
  const done = event.ctrlKey || event.metaKey ? withControl(keys, event) : alone(keys, event, wasLeaving)
  if (done) event.preventDefault()
}

function withControl(keys: GridKeys, { key, shiftKey }: KeyboardEvent): boolean {
  const { at, size, go, select, fill, undo, redo, remove } = keys
  const to = placeAfter(key, true, at, size)
  if (to) go(to, shiftKey)
  else if (key === 'd') fill()
  else if (key === 'a') select({ top: 0, left: 0, bottom: size.rows - 1, right: size.columns - 1 })
  else if (key === 'y' || (key.toLowerCase() === 'z' && shiftKey)) redo()
  else if (key === 'z') undo()
  else if (key === 'Delete' && remove) remove()
  else return false
  return true
}

function alone({ at, size, go, edit, clear }: GridKeys, { key, shiftKey }: KeyboardEvent, isLeave: boolean): boolean {
  const to = key === 'Tab' ? !isLeave && nextInReading(at, size, shiftKey) : placeAfter(key, false, at, size)
  if (to) go(to, shiftKey && key !== 'Tab')
  else if (key === 'Enter' || key === 'F2') edit()
  else if (key === 'Delete' || key === 'Backspace') clear()
  else if (key === 'Escape') go(at)
  else if ([...key].length === 1) edit(key)
  else return false
  return true
}
