import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'

export interface NumberFieldProps {
  readonly id?: string
  readonly label: string
  readonly value: number | null
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly step?: number
  /** May be left empty. */
  readonly emptyable?: boolean
  readonly disabled?: boolean
  /** What stands behind the number: a unit, or a menu of units. */
  readonly unit?: ReactNode
  readonly onChange: (value: number | null) => void
}

/** The value within its limits, without the noise of floating point. */
export function limited(
  value: number,
  { minimum = -Infinity, maximum = Infinity }: Pick<NumberFieldProps, 'minimum' | 'maximum'>,
): number {
  return Number(Math.min(Math.max(value, minimum), maximum).toFixed(4))
}

/** A number with its unit inside the field. Arrow keys step by one step, with Shift by ten. */
export function NumberField(props: NumberFieldProps) {
  const { id, label, value, minimum, maximum, step = 1, emptyable = false, disabled, unit, onChange } = props
  const [text, setText] = useState(shown(value))
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    if (!typing) setText(shown(value))
  }, [value, typing])

  const take = (typed: string) => {
    setText(typed)
    if (typed.trim() === '') {
      if (emptyable) onChange(null)
      return
    }
    const number = Number(typed.replace(',', '.'))
    if (Number.isFinite(number) && number === limited(number, { minimum, maximum })) onChange(number)
  }
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0) return
    event.preventDefault()
    const next = limited((value ?? 0) + direction * step * (event.shiftKey ? 10 : 1), { minimum, maximum })
    setText(shown(next))
    onChange(next)
  }
  // What was typed beyond the limits stops at them when the field is left.
  const leave = () => {
    setTyping(false)
    const number = Number(text.replace(',', '.'))
    if (text.trim() !== '' && Number.isFinite(number)) onChange(limited(number, { minimum, maximum }))
    setText(shown(value))
  }
  return (
    <span className="u">
      <input
        id={id}
        aria-label={id === undefined ? label : undefined}
        inputMode="decimal"
        value={text}
        disabled={disabled}
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuemin={minimum}
        aria-valuemax={maximum}
        onFocus={(event) => {
          setTyping(true)
          event.target.select()
        }}
        onBlur={leave}
        onChange={(event) => take(event.target.value)}
        onKeyDown={key}
      />
      {unit}
    </span>
  )
}

function shown(value: number | null): string {
  return value === null ? '' : String(value)
}
