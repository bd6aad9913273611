import { useEffect, useState } from 'react'
import { type History, noHistory, redone, remembered, type Step, undone } from './history.ts'
import { type Refused, type Sheet, type SheetShape, stillRefused } from './sheet.ts'

export interface WorkedSheet<Row> {
  readonly sheet: Sheet<Row>
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly change: (next: Sheet<Row>) => void
  readonly undo: () => void
  readonly redo: () => void
}

export interface SheetInput<Row> extends SheetShape<Row> {
  readonly rows: readonly Row[]
  readonly onChange: (rows: readonly Row[]) => void
  readonly onRefused?: ((count: number) => void) | undefined
}

/** The rows that the screen holds, what was typed and refused, and the way back. */
export function useSheet<Row>({ rows, onChange, onRefused, ...shape }: SheetInput<Row>): WorkedSheet<Row> {
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map())
  const [history, setHistory] = useState<History<Sheet<Row>>>(noHistory)
  const [known, setKnown] = useState(rows)
  if (!isSame(known, rows)) {
    // The screen has others, as after a save: there is no way back behind them.
    setKnown(rows)
    setHistory(noHistory)
    setRefused(stillRefused({ rows, refused }, shape))
  }
  const count = refused.size
  useEffect(() => onRefused?.(count), [count, onRefused])
  const sheet = { rows, refused }
  const show = (next: Sheet<Row>) => {
    setKnown(next.rows)
    setRefused(next.refused)
    if (next.rows !== rows) onChange(next.rows)
  }
  const go = (step: Step<Sheet<Row>> | undefined) => {
    if (!step) return
    setHistory(step.history)
    show(step.state)
  }
  return {
    sheet,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next) => {
      if (next.rows === rows && next.refused === refused) return
      setHistory(remembered(history, sheet))
      show(next)
    },
    undo: () => go(undone(history, sheet)),
    redo: () => go(redone(history, sheet)),
  }
}

/** Whether these are the same rows, also in a list of their own: screens hand back what they were told as a copy. */
const isSame = <Row>(one: readonly Row[], other: readonly Row[]): boolean =>
  one === other || (one.length === other.length && one.every((row, at) => row === other[at]))
