import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

export interface CheckboxProps {
  /** `mixed`: some of what it stands for. */
  readonly checked: boolean | 'mixed'
  readonly onChange: (checked: boolean) => void
  readonly label: string
  /** The label is only read aloud. */
  readonly hideLabel?: boolean
  readonly disabled?: boolean
  readonly name?: string
}

export function Checkbox({ checked, onChange, label, hideLabel, disabled, name }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'mixed'
  }, [checked])
  const box = (
    <input
      ref={input}
      id={id}
      type="checkbox"
      className="check"
      checked={checked === true}
      onChange={(event) => onChange(event.target.checked)}
      {...(hideLabel ? { 'aria-label': label } : {})}
      disabled={disabled}
      name={name}
    />
  )
  if (hideLabel) return box
  return (
    <label className="choice" htmlFor={id}>
      {box}
      <span>{label}</span>
    </label>
  )
}

export interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly label: string
  readonly hint?: ReactNode
  readonly hideLabel?: boolean
  readonly disabled?: boolean
}

/** On or off, at once. The label stands left, the switch right. */
export function Switch({ checked, onChange, label, hint, hideLabel, disabled }: SwitchProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const input = (
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      className="switch"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      disabled={disabled}
      // Its name is the label alone; the hint beside it describes it.
      aria-label={label}
      {...(hint ? { 'aria-describedby': hintId } : {})}
    />
  )
  if (hideLabel) return input
  return (
    <label className="choice--between" htmlFor={id}>
      <span>
        <span className="med">{label}</span>
        {hint && (
          <span className="hint" id={hintId}>
            {hint}
          </span>
        )}
      </span>
      {input}
    </label>
  )
}

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: string
  readonly disabled?: boolean
}

export interface SegmentsProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string
  /** Up to five; more belong in a `Select`. */
  readonly options: readonly Segment<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly size?: 'sm' | 'md'
  /** As wide as its place. */
  readonly fill?: boolean
  /** Icons alone; the labels are read aloud and shown as tooltips. */
  readonly iconOnly?: boolean
}

/** One of a few, all visible. Arrow keys move the choice. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange, size = 'md', fill, iconOnly } = props
  const name = useId()
  return (
    <fieldset className={`seg${size === 'sm' ? ' seg--sm' : ''}${fill ? ' seg--fill' : ''}`}>
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={iconOnly ? option.label : undefined}>
          <input
            type="radio"
            className="sr"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size="sm" />}
          <span className={iconOnly ? 'sr' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
