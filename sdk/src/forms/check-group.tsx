import { type ReactNode, useId } from 'react'
import { Checkbox } from '../ui/choice.tsx'
import { FieldError } from '../ui/field.tsx'

export interface CheckGroupProps<Value extends string | number> {
  readonly id?: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[]
  readonly value: readonly Value[]
  /** The chosen ones in the order of the options. */
  readonly onChange: (value: readonly Value[]) => void
}

/** Any of a few. */
export function CheckGroup<Value extends string | number>(props: CheckGroupProps<Value>) {
  const { id, label, hint, error, options, value, onChange } = props
  const noteId = `${useId()}-note`
  const toggle = (chosen: Value, on: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === chosen ? on : value.includes(each)))
        // What the options don't know is kept: it was chosen where they are.
        .concat(value.filter((each) => options.every((option) => option.value !== each))),
    )
  return (
    <fieldset
      className="choices"
      id={id}
      tabIndex={-1}
      {...(error || hint ? { 'aria-describedby': noteId } : {})}
      {...(error ? { 'aria-invalid': true } : {})}
    >
      <legend className="label">{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          disabled={option.disabled ?? false}
          onChange={(on) => toggle(option.value, on)}
        />
      ))}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <span className="hint" id={noteId}>
            {hint}
          </span>
        )
      )}
    </fieldset>
  )
}
