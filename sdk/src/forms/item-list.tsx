import { type ReactNode, useRef } from 'react'
import { Button, IconButton } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { useTexts } from '../ui/texts.ts'
import { blankOf } from './field-schema.ts'

export interface ItemListProps {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly value: readonly unknown[]
  readonly onChange: (value: readonly unknown[]) => void
  /** Schema of an item; a new one has its defaults. */
  readonly item: unknown
  /** At most so many. */
  readonly most?: number | undefined
  readonly children: (item: unknown, index: number, put: (next: unknown) => void) => ReactNode
}

/** A list of things that have fields of their own: add, remove, move up and down. */
export function ItemList({ id, label, hint, error, value, onChange, item, most, children }: ItemListProps) {
  const t = useTexts('admin')
  const keys = useItemKeys(value.length)
  const move = (from: number, to: number) => {
    keys.move(from, to)
    const next = [...value]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
  }
  const remove = (index: number) => {
    keys.remove(index)
    onChange(value.filter((_, place) => place !== index))
  }
  return (
    <fieldset className="items" id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      {value.map((each, index) => (
        <div key={keys.at(index)} className="item">
          <div className="item__f">
            {children(each, index, (next) => onChange(value.map((old, place) => (place === index ? next : old))))}
          </div>
          <div className="item__a">
            <IconButton
              icon="arrow-up"
              size="xs"
              label={t('Move {name} up', { name: `${label} ${index + 1}` })}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              icon="arrow-down"
              size="xs"
              label={t('Move {name} down', { name: `${label} ${index + 1}` })}
              disabled={index === value.length - 1}
              onClick={() => move(index, index + 1)}
            />
            <IconButton
              icon="trash-2"
              size="xs"
              label={t('Remove {name}', { name: `${label} ${index + 1}` })}
              onClick={() => remove(index)}
            />
          </div>
        </div>
      ))}
      {error && <FieldError>{error}</FieldError>}
      <Button
        size="sm"
        icon="plus"
        disabled={most !== undefined && value.length >= most}
        onClick={() => onChange([...value, blankOf(item)])}
      >
        {t('Add')}
      </Button>
    </fieldset>
  )
}

/** Items have no id of their own: these keys go along when one is moved or removed, so that focus stays with it. */
function useItemKeys(length: number) {
  const keys = useRef<number[]>([])
  const next = useRef(0)
  while (keys.current.length < length) {
    keys.current.push(next.current)
    next.current += 1
  }
  if (keys.current.length > length) keys.current.length = length
  return {
    at: (index: number) => keys.current[index],
    move: (from: number, to: number) => keys.current.splice(to, 0, ...keys.current.splice(from, 1)),
    remove: (index: number) => keys.current.splice(index, 1),
  }
}
