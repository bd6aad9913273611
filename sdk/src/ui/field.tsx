import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** What a field's control spreads onto its input: the ties between label, hint, error and input. */
export interface ControlTies {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly 'aria-required'?: true
}

/** What every control of a form's field gets. */
export interface FieldControlProps {
  readonly ties: ControlTies
  readonly label: string
  /** Schema of the value. */
  readonly schema: unknown
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onLeave: () => void
}

export interface FieldProps {
  readonly label: ReactNode
  /** Stands under the control until there is an error. */
  readonly hint?: ReactNode
  /** The exact sentence; takes the hint's place. */
  readonly error?: string | undefined
  readonly required?: boolean
  /** Id of the control; made up without it. */
  readonly id?: string
  readonly children: (ties: ControlTies) => ReactNode
}

/** Label above, control, then hint or error. */
export function Field({ label, hint, error, required, id, children }: FieldProps) {
  const made = useId()
  const own = id ?? made
  const noteId = `${own}-note`
  return (
    <div className="field">
      <label htmlFor={own}>
        {label}
        {required && (
          <span className="req" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id: own,
        ...(error || hint ? { 'aria-describedby': noteId } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
        ...(required ? { 'aria-required': true } : {}),
      })}
      {error ? <FieldError id={noteId}>{error}</FieldError> : hint && <Hint id={noteId}>{hint}</Hint>}
    </div>
  )
}

function Hint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span className="hint" id={id}>
      {children}
    </span>
  )
}

/** An error sentence with its icon; for controls that are no `Field`. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <span className="error" id={id}>
      <Icon name="circle-alert" size="sm" />
      {children}
    </span>
  )
}
