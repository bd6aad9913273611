import type { Role } from '@ashlar/sdk/platform'
import type { Translate } from '@ashlar/sdk/ui'

export const ownerRole = 1
export const staffRole = 5
/** The fixed roles have the ids 1 to 6; a website's own have higher ones, and names that nobody translates. */
const lastFixed = 6

export interface NamedRole {
  readonly role_id: number
  readonly name: string
}

export const roleTitle = ({ role_id, name }: NamedRole, t: Translate): string => (role_id > lastFixed ? name : t(name))

export const roleOptions = (roles: readonly Role[] | undefined, t: Translate) =>
  (roles ?? []).map((role) => ({ value: String(role.role_id), label: roleTitle(role, t) }))
