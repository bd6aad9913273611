import { type RoleId, roles } from '@ashlar/sdk/server'

export interface Person {
  readonly email: string
  readonly displayName: string
  readonly roleId: RoleId
}

/** One person for each role; all share the administrator's password (architecture, section 11). */
export function people(names: Readonly<Record<keyof typeof roles, string>>): readonly Person[] {
  return Object.entries(roles).map(([role, roleId]) => ({
    email: `${role}@example.com`,
    displayName: names[role as keyof typeof roles],
    roleId,
  }))
}
