import { Field, Select, useTexts } from '@ashlar/sdk/ui'
import { roleOptions } from './role-names.ts'

export interface RoleFieldProps {
  readonly id: string
  /** The role of who is signed in: nobody gives away more. */
  readonly from: number
  readonly value: number
  readonly onChange: (role: number) => void
  readonly hint?: string
  readonly error: string | undefined
}

/** Which role an account has. */
export function RoleField({ id, from, value, onChange, hint, error }: RoleFieldProps) {
  const t = useTexts('admin')
  return (
    <Field id={id} label={t('Role')} hint={hint} error={error}>
      {(ties) => (
        <Select
          {...ties}
          value={String(value)}
          options={roleOptions(from, t)}
          onChange={(role) => onChange(Number(role))}
        />
      )}
    </Field>
  )
}
