import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input, Select } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'
import { useBoardControl } from './board-control.ts'
import { inOrder, othersIn, placeOf } from './order.ts'
import { nameOf } from './spoken.ts'

/** Where a card goes, chosen instead of dragged: column and position. It brings the other selected cards along. */
export function MoveDialog({ card, onClose }: { readonly card: string; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const form = useId()
  const { store, view } = useBoardControl()
  const { order, columnTitleOf, moveCards } = view()
  const { selected } = store.read()
  const ids = selected.has(card) ? inOrder(order, selected) : [card]
  const now = placeOf(order, card, ids)
  const [column, setColumn] = useState(now?.column ?? '')
  const [position, setPosition] = useState(String((now?.index ?? 0) + 1))
  const [isWrong, setWrong] = useState(false)
  const last = othersIn(order, column, ids).length + 1
  const range = t('A whole number from 1 to {last}', { last })
  const choose = (next: string) => {
    setColumn(next)
    setPosition(String(next === now?.column ? now.index + 1 : othersIn(order, next, ids).length + 1))
    setWrong(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const index = Number(position) - 1
    if (!Number.isInteger(index) || index < 0 || index >= last) return setWrong(true)
    onClose()
    store.change({ focusNext: { kind: 'card', id: card }, current: card })
    if (column !== now?.column || index !== now.index || ids.length > 1) moveCards(ids, { column, index })
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('Move {name}', { name: nameOf(t, view(), ids) })}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('Move')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="form" noValidate>
        <Field label={t('Column')}>
          {(ties) => (
            <Select
              {...ties}
              value={column}
              onChange={choose}
              options={order.columns.map((id) => ({ value: id, label: columnTitleOf(id) }))}
            />
          )}
        </Field>
        <Field label={t('Position')} hint={range} error={isWrong ? range : undefined}>
          {(ties) => (
            <Input
              {...ties}
              inputMode="numeric"
              value={position}
              onChange={({ target }) => setPosition(target.value.trim())}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
