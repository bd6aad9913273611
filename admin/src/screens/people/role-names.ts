import type { Translate } from '@ashlar/sdk/ui'

/** OPEN-146. */
const names = ['Owner', 'Administrator', 'Manager', 'Editor', 'Staff', 'Customer'] as const

export const ownerRole = 1

export const roleName = (id: number, t: Translate): string => t(names[id - 1] ?? 'Customer')

/** Roles that somebody with this one may give: the own, and those below. */
export const rolesFrom = (own: number): readonly number[] => names.map((_, at) => at + 1).filter((id) => id >= own)

export const roleOptions = (from: number, t: Translate) =>
  rolesFrom(from).map((id) => ({ value: String(id), label: roleName(id, t) }))
