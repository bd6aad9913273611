import { roleNames } from '@ashlar/sdk/platform'
import type { Translate } from '@ashlar/sdk/ui'

export const ownerRole = 1

export const roleName = (id: number, t: Translate): string => t(roleNames[id - 1] ?? 'Customer')

/** Roles that somebody with this one may give: the own, and those below. */
export const rolesFrom = (own: number): readonly number[] => roleNames.map((_, at) => at + 1).filter((id) => id >= own)

export const roleOptions = (from: number, t: Translate) =>
  rolesFrom(from).map((id) => ({ value: String(id), label: roleName(id, t) }))
