import { Input } from '../ui/input.tsx'
import { type ControlProps, type FieldControl, field } from './define.ts'

/** A moment by the website's own clock in a block's settings; its schema is a `WallTime`. */
export function wallTime<const Name extends string>(prop: Name): FieldControl<Name> {
  return field(prop, { hint, control: 'component', component: WallTimeControl })
}

const hint = 'By the website’s clock. Its time zone is set under Settings, General.'

function WallTimeControl({ id, label, value, change }: ControlProps) {
  return (
    <Input
      id={id}
      size="sm"
      className="input--date"
      type="datetime-local"
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => change(target.value === '' ? undefined : target.value.slice(0, 16))}
    />
  )
}
