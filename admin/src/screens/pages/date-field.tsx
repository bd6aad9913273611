import { type ControlTies, Input } from '@ashlar/sdk/ui'

/** A moment in UTC as a browser's date field says it: local time, to the minute. */
export function toLocal(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** The moment a date field names; empty while it names none. */
export function fromLocal(text: string): string {
  const date = new Date(text)
  return text === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

export interface DateFieldProps {
  readonly ties: ControlTies
  /** ISO 8601, UTC; empty for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
}

export function DateField({ ties, value, onChange, onLeave }: DateFieldProps) {
  return (
    <Input
      {...ties}
      type="datetime-local"
      value={toLocal(value)}
      onChange={({ target }) => onChange(fromLocal(target.value))}
      onBlur={onLeave}
    />
  )
}
