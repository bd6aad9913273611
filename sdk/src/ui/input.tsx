import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Icon } from './icon.tsx'

type Size = 'sm' | 'md' | 'lg'

const boxClass = (size: Size, invalid: unknown, more = '') =>
  ['input', size !== 'md' && `input--${size}`, (invalid === true || invalid === 'true') && 'is-error', more]
    .filter(Boolean)
    .join(' ')

export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> {
  readonly icon?: string
  /** Stands before the typed text inside the field, such as the first part of an address. */
  readonly prefix?: ReactNode
  /** Stands after it, such as a unit or a button. */
  readonly suffix?: ReactNode
  /** 28, 32 or 40 px high. */
  readonly size?: Size
  readonly ref?: Ref<HTMLInputElement>
}

export function Input({ icon, prefix, suffix, size = 'md', className = '', ...rest }: InputProps) {
  return (
    <div className={boxClass(size, rest['aria-invalid'], className)}>
      {icon && <Icon name={icon} size={size === 'sm' ? 'sm' : 'md'} />}
      {prefix}
      <input {...rest} />
      {suffix}
    </div>
  )
}

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>
}

export function Textarea({ className = '', rows = 3, ...rest }: TextareaProps) {
  return (
    <div className={boxClass('md', rest['aria-invalid'], `input--area ${className}`)}>
      <textarea
        rows={rows}
        {...rest}
        onKeyUp={(event) => {
          rest.onKeyUp?.(event)
          // For Tab a browser brings the caret into view, and leaves the end of the ring where it is.
          if (event.key === 'Tab') event.currentTarget.parentElement?.scrollIntoView({ block: 'nearest' })
        }}
      />
    </div>
  )
}

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** A group's name: shown, never chosen. */
  readonly disabled?: boolean
}

export interface SelectProps<Value extends string>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'prefix' | 'value' | 'onChange'> {
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
  /** Stands before the chosen text: an icon or a colour square. */
  readonly prefix?: ReactNode
  readonly size?: Size
  readonly ref?: Ref<HTMLSelectElement>
}

/** The browser's own list: works with keys, readers and thumbs on every device. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, onChange, prefix, size = 'md', className = '', ...rest } = props
  return (
    <div className={boxClass(size, rest['aria-invalid'], `input--select ${className}`)}>
      {prefix}
      <select
        {...rest}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="sm" />
    </div>
  )
}
