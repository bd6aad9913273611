import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Chip } from '../ui/badge.tsx'
import type { ControlTies } from '../ui/field.tsx'
import { useTexts } from '../ui/texts.ts'

export interface ChipsInputProps {
  readonly ties?: ControlTies
  readonly label: string
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  readonly onLeave?: () => void
  readonly placeholder?: string | undefined
  /** Offered while typing. */
  readonly suggestions?: readonly string[]
  readonly disabled?: boolean
}

/** Several short texts: Enter, comma or leaving the field adds one; Backspace in an empty field takes the last back. */
export function ChipsInput(props: ChipsInputProps) {
  const { ties, label, value, onChange, onLeave, placeholder, suggestions, disabled } = props
  const t = useTexts('admin')
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const wanted = parts(text).filter((part) => !value.includes(part))
    setTyped('')
    if (wanted.length > 0) onChange([...value, ...new Set(wanted)])
  }
  const input = useRef<HTMLInputElement>(null)
  // The button of a dialog takes no focus when it is pressed, so that the field is never left.
  useEffect(() => {
    if (typed.trim() === '') return
    const pressed = ({ target }: MouseEvent) => target !== input.current && add(typed)
    document.addEventListener('mousedown', pressed, true)
    return () => document.removeEventListener('mousedown', pressed, true)
  })
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Enter') {
      event.preventDefault()
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      event.preventDefault()
      setTyped(value.at(-1) ?? '')
      onChange(value.slice(0, -1))
    }
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    if (parts(text).length < 2) return
    event.preventDefault()
    add(`${typed},${text}`)
  }
  const listId = suggestions && ties ? `${ties.id}-offered` : undefined
  return (
    <div className={`input input--chips${ties?.['aria-invalid'] ? ' is-error' : ''}`}>
      {value.map((chip) => (
        <Chip
          key={chip}
          removeLabel={t('Remove {name}', { name: chip })}
          onRemove={() => onChange(value.filter((each) => each !== chip))}
        >
          {chip}
        </Chip>
      ))}
      <input
        ref={input}
        {...ties}
        {...(ties ? {} : { 'aria-label': label })}
        value={typed}
        disabled={disabled}
        list={listId}
        placeholder={value.length === 0 ? placeholder : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => {
          add(typed)
          onLeave?.()
        }}
      />
      {listId && (
        <datalist id={listId}>
          {suggestions?.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </div>
  )
}

const parts = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
