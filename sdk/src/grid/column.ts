import type { ReactNode } from 'react'

/** What becomes of a typed text: the row with it, or a sentence that says why it does not fit. */
export type Typed<Row> = { readonly row: Row } | { readonly error: string }

export interface GridColumn<Row> {
  readonly key: string
  readonly title: string
  /** Pixels; 140 without it. */
  readonly width?: number
  readonly align?: 'start' | 'end'
  /** The value as it is typed, copied and pasted. */
  readonly text: (row: Row) => string
  /** The value as it is shown; as it is typed without it. */
  readonly shown?: (row: Row) => ReactNode
  /** The row with what was typed; without it the column is only read. */
  readonly typed?: (text: string, row: Row) => Typed<Row>
  /** The texts among which one is chosen. */
  readonly choices?: readonly string[]
}
