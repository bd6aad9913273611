import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import type { ControlTies } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Popover } from '../ui/menu.tsx'
import { Skeleton } from '../ui/states.tsx'
import { useTexts } from '../ui/texts.ts'
import { fromLocal, toLocal } from './date-time.ts'

const Calendar = lazy(() => import('./calendar.tsx'))

export interface DateFieldProps {
  readonly ties: ControlTies
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
  readonly disabled?: boolean
  /** The first day, or the first moment, that may be chosen; typing an earlier one is the form's to refuse. */
  readonly min?: string | undefined
}

/** A calendar day, `2026-12-01`; empty for none. Typed in the order of the browser's language, or chosen. */
export function DateField({ ties, value, onChange, onLeave, disabled, min }: DateFieldProps) {
  return (
    <Input
      {...ties}
      className="input--date"
      type="date"
      value={value}
      disabled={disabled}
      min={min}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
      suffix={<PickDay day={value} disabled={disabled} first={min} onPick={onChange} />}
    />
  )
}

/** A moment as ISO 8601 in UTC, shown and typed in the person's own time; empty for none. */
export function DateTimeField({ ties, value, onChange, onLeave, disabled, min }: DateFieldProps) {
  const local = toLocal(value)
  const [day, time] = local.split('T')
  const first = min === undefined ? undefined : toLocal(min)
  return (
    <Input
      {...ties}
      className="input--date"
      type="datetime-local"
      value={local}
      disabled={disabled}
      min={first}
      onChange={({ target }) => onChange(fromLocal(target.value))}
      onBlur={onLeave}
      suffix={
        <PickDay
          day={day ?? ''}
          disabled={disabled}
          first={first?.split('T')[0]}
          onPick={(picked) => onChange(fromLocal(`${picked}T${time ?? '09:00'}`))}
        />
      }
    />
  )
}

interface PickDayProps {
  readonly day: string
  readonly disabled: boolean | undefined
  /** The first day that may be chosen. */
  readonly first: string | undefined
  readonly onPick: (day: string) => void
}

/** The button in the field that opens a month. */
function PickDay({ day, disabled, first, onPick }: PickDayProps) {
  const t = useTexts('admin')
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label={t('Calendar')}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon="calendar" size="xs" label={t('Choose a day')} tooltip={false} disabled={disabled} />}
    >
      <Suspense fallback={<Skeleton width={252} height={268} />}>
        <Calendar
          day={day}
          first={first}
          onPick={(picked) => {
            onPick(picked)
            setOpen(false)
          }}
        />
      </Suspense>
    </Popover>
  )
}
