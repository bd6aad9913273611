import { formPart } from '@ashlar/sdk/forms'
import { Checkbox, FieldError, IconButton, Input, Progress, useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { ChecklistItem } from '../../contract.ts'
import type { FormPartProps } from './form-part.ts'

/** Things to tick off. Enter in the last line adds one, Backspace in an empty line takes it away. */
export const ChecklistField = formPart(['checklist'], ({ form, readOnly }: FormPartProps) => {
  const t = useTexts('projects')
  const [typed, setTyped] = useState('')
  const next = useRef<HTMLInputElement>(null)
  const items = form.values.checklist
  const put = (list: readonly ChecklistItem[]) => form.change('checklist', [...list])
  const change = (id: string, part: Partial<ChecklistItem>) =>
    put(items.map((item) => (item.id === id ? { ...item, ...part } : item)))
  const add = () => {
    const text = typed.trim()
    if (text === '') return
    put([...items, { id: crypto.randomUUID(), text, is_done: false }])
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  if (readOnly && items.length === 0) return null
  const done = items.filter(({ is_done }) => is_done).length
  return (
    <fieldset className="choices" style={{ alignItems: 'stretch' }}>
      <legend className="label">{t('Checklist')}</legend>
      {items.length > 0 && (
        <Progress
          label={t('Checklist')}
          value={done / items.length}
          text={t('{done} of {total} done', { done, total: items.length })}
        />
      )}
      {items.map(({ id, text, is_done }) => (
        <div key={id} className="row g3">
          <Checkbox
            checked={is_done}
            onChange={(isDone) => change(id, { is_done: isDone })}
            label={t('{item} is done', { item: text })}
            hideLabel
            disabled={readOnly}
          />
          <span className="grow">
            <Input
              aria-label={t('Checklist item')}
              value={text}
              readOnly={readOnly}
              maxLength={300}
              onChange={({ target }) => change(id, { text: target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter') {
                  event.preventDefault()
                  next.current?.focus()
                } else if (event.key === 'Backspace' && text === '' && !readOnly) {
                  event.preventDefault()
                  put(items.filter((item) => item.id !== id))
                  next.current?.focus()
                }
              }}
            />
          </span>
          {!readOnly && (
            <IconButton
              icon="x"
              size="xs"
              label={t('Remove {name}', { name: text })}
              onClick={() => put(items.filter((item) => item.id !== id))}
            />
          )}
        </div>
      ))}
      {!readOnly && items.length < 100 && (
        <Input
          ref={next}
          aria-label={t('Add an item')}
          placeholder={t('Add an item')}
          value={typed}
          maxLength={300}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={press}
          onBlur={add}
        />
      )}
      {form.errors['checklist'] && <FieldError>{form.errors['checklist']}</FieldError>}
    </fieldset>
  )
})
