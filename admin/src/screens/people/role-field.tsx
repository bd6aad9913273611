import { useCall, useMe } from '@ashlar/sdk/admin'
import { listRoles } from '@ashlar/sdk/platform'
import { Field, Select, useTexts } from '@ashlar/sdk/ui'
import { givableRoles } from './givable-roles.ts'
import { type NamedRole, roleOptions, roleTitle } from './role-names.ts'

export interface RoleFieldProps {
  readonly id: string
  readonly value: number
  readonly onChange: (role: number) => void
  /** The role that somebody has already: it can stay, whoever may give it. */
  readonly current?: NamedRole
  readonly label?: string
  /** A role that is not offered: the one that is deleted. */
  readonly except?: number
  readonly hint?: string
  readonly error: string | undefined
}

/** Which role an account has: one of those that the person may give. */
export function RoleField({ id, value, onChange, current, label, except, hint, error }: RoleFieldProps) {
  const t = useTexts('admin')
  const me = useMe()
  const { data } = useCall(listRoles)
  const offered = roleOptions(data && givableRoles(me, data.results.rows, data.areas), t)
  const isMissing = current && !offered.some((option) => option.value === String(current.role_id))
  const options = [
    ...(isMissing ? [{ value: String(current.role_id), label: roleTitle(current, t) }] : []),
    ...offered.filter((option) => option.value !== String(except)),
  ]
  return (
    <Field id={id} label={label ?? t('Role')} hint={hint} error={error}>
      {(ties) => (
        <Select {...ties} value={String(value)} options={options} onChange={(role) => onChange(Number(role))} />
      )}
    </Field>
  )
}
