import { texts, toast } from '@ashlar/sdk/ui'
import { type KeyboardEvent, type ReactNode, useState } from 'react'

const t = texts('admin')

export interface NumberFieldProps {
  readonly id?: string
  readonly label: string
  readonly value: number | null
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly step?: number
  /** What holds while the field is empty: it is shown in grey, and steps begin there. */
  readonly effective?: number | undefined
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
  const { id, label, value, minimum, maximum, step = 1, emptyable = false, disabled, unit, effective, onChange } = props
  // What is typed, while it is typed: else the value stands there, of the same render as the label.
  const [typed, setTyped] = useState<string | undefined>()

  const take = (text: string) => {
    setTyped(text)
    if (text.trim() === '') {
      if (emptyable) onChange(null)
      return
    }
    const number = numberIn(text)
    if (Number.isFinite(number) && number === limited(number, { minimum, maximum })) onChange(number)
  }
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0) return
    event.preventDefault()
    setTyped(undefined)
    onChange(limited((value ?? effective ?? 0) + direction * step * (event.shiftKey ? 10 : 1), { minimum, maximum }))
  }
  // What was typed beyond the limits stops at them when the field is left.
  const leave = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const number = numberIn(typed)
    if (typed.trim() === '') return
    if (!Number.isFinite(number)) return void toast.plain(t('{label} is a number. Nothing was changed.', { label }))
    const within = limited(number, { minimum, maximum })
    onChange(within)
    // Beyond the tenth of a thousandth that the value keeps.
    if (Math.abs(within - number) < 0.0001) return
    toast.plain(
      within > number
        ? t('{name} is at least {limit}.', { name: label, limit: within })
        : t('{name} is at most {limit}.', { name: label, limit: within }),
    )
  }
  return (
    <span className="u">
      <input
        id={id}
        aria-label={id === undefined ? label : undefined}
        inputMode="decimal"
        value={typed ?? shown(value)}
        placeholder={effective === undefined ? undefined : String(effective)}
        disabled={disabled}
        role="spinbutton"
        aria-valuenow={value ?? effective}
        aria-valuemin={minimum}
        aria-valuemax={maximum}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onChange={(event) => take(event.target.value)}
        onKeyDown={key}
      />
      {unit}
    </span>
  )
}

function numberIn(text: string): number {
  return Number(text.replace(',', '.'))
}

function shown(value: number | null): string {
  return value === null ? '' : String(value)
}
