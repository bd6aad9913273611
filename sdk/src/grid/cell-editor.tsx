import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../ui/texts.ts'
import type { GridColumn } from './column.ts'
import { nextInReading } from './move.ts'
import { type Place, type Size, within } from './range.ts'
import type { Edit } from './sheet.ts'

/** How an edit ended. */
export interface EndOfEdit {
  /** What was typed; undefined when the cell is left as it was. */
  readonly edit: Edit | undefined
  /** Where the keys go on. */
  readonly next?: Place
  /** The focus goes back to the table. */
  readonly byKey: boolean
}

export interface CellEditorProps<Row> {
  readonly column: GridColumn<Row>
  readonly edit: Edit
  readonly size: Size
  readonly end: (done: EndOfEdit) => void
}

/** The field in a cell: Enter keeps and goes down, Tab keeps and goes on, Escape leaves the cell as it was. */
export function CellEditor<Row>({ column, edit, size, end }: CellEditorProps<Row>) {
  const t = useTexts('admin')
  const [text, setText] = useState(edit.text)
  const isDone = useRef(false)
  const finish = (done: EndOfEdit) => {
    if (isDone.current) return
    isDone.current = true
    end(done)
  }
  const typed = { ...edit, text }
  // Scrolled out of sight the field is taken away without a word.
  const keep = useEffectEvent(() => finish({ edit: typed, byKey: false }))
  useEffect(() => () => keep(), [])
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    const { key, shiftKey, altKey } = event
    const down = within({ ...edit, row: edit.row + (shiftKey ? -1 : 1) }, size)
    if (key === 'Escape') finish({ edit: undefined, byKey: true })
    else if (key === 'Enter' && altKey) setText(`${text}\n`)
    else if (key === 'Enter') finish({ edit: typed, next: down, byKey: true })
    else if (key === 'Tab') finish({ edit: typed, next: nextInReading(edit, size, shiftKey) ?? edit, byKey: true })
    else return
    event.preventDefault()
  }
  const shared = {
    'aria-label': t(column.title),
    onKeyDown: press,
    onBlur: () => finish({ edit: typed, byKey: false }),
  }
  if (column.choices) {
    const choices = column.choices.includes(text) ? column.choices : [text, ...column.choices]
    return (
      <select
        {...shared}
        ref={takeFocus}
        value={text}
        onChange={({ target }) => finish({ edit: { ...edit, text: target.value }, byKey: true })}
      >
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  }
  return (
    <textarea
      {...shared}
      ref={takeFocus}
      className={column.align === 'end' ? 'end' : undefined}
      rows={text.split('\n').length}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}

/** With the caret behind what is there. */
function takeFocus(field: HTMLTextAreaElement | HTMLSelectElement | null): void {
  if (!field || field === document.activeElement) return
  field.focus({ preventScroll: true })
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
}
