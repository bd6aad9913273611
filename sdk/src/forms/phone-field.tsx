import { lazy, Suspense } from 'react'
import type { ControlTies } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

const PhoneBox = lazy(() => import('./phone-box.tsx'))

export interface PhoneFieldProps {
  readonly ties: ControlTies
  /** `+15145550193`; what is typed so far while it is not complete, empty for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
  /** Two letters; the country of a number that names none. */
  readonly country?: string
  readonly disabled?: boolean
}

/** A phone number, written as in its country, Canada without another. */
export function PhoneField(props: PhoneFieldProps) {
  const { ties, value } = props
  return (
    <Suspense fallback={<Input {...ties} type="tel" value={value} readOnly />}>
      <PhoneBox {...props} />
    </Suspense>
  )
}
