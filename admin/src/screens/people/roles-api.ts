import { api, queryClient } from '@ashlar/sdk/admin'
import { Area, type AreaRights, Role } from '@ashlar/sdk/platform'
import Type from 'typebox'

const path = '/api/v1/admin/roles/'
const RolesReply = Type.Object({
  success: Type.Literal(true),
  results: Type.Object({ rows: Type.Array(Role), total: Type.Integer() }),
  areas: Type.Array(Area),
})
const OneRole = Type.Object({ success: Type.Literal(true), role: Role })

export const rolesKey = ['roles'] as const

export const fetchRoles = () =>
  api.get(path, { reply: RolesReply }).then(({ results, areas }) => ({ roles: results.rows, areas }))

/** Change a role in the areas given; the others stay as they are. */
export async function saveRole(role_id: number, permissions: Readonly<Record<string, AreaRights>>): Promise<Role> {
  const { role } = await api.put(path, { role_id, permissions }, { reply: OneRole })
  await queryClient.invalidateQueries({ queryKey: rolesKey })
  return role
}
