import { type RoleId, roles, type Transaction } from '@ashlar/sdk/server'
import { anyOf, expression, ownTenant } from '../sql.ts'
import { type Account, AccountEntity } from './account.entity.ts'
import { RoleEntity, SecondFactorRoleEntity } from './role.entity.ts'
import { RolePermissionEntity } from './role-permission.entity.ts'
import type { AreaRights, StoredRights } from './role-permissions.ts'
import { roleOf } from './signed-in-actor.ts'

/** A role of a website: one of the fixed ones, or one that it made. */
export interface KnownRole {
  readonly id: number
  readonly name: string
  /** The fixed role itself, or the one at whose level a role of the website's own stands. */
  readonly level: RoleId
  readonly isCustom: boolean
}

const fixedRoles: readonly KnownRole[] = Object.entries(roles).map(([name, id]) => ({
  ...{ id, level: id, isCustom: false },
  name: `${name[0]?.toUpperCase()}${name.slice(1)}`,
}))

const fixedById = new Map<number, KnownRole>(fixedRoles.map((role) => [role.id, role]))

export const fixedRoleName = (id: number): string => fixedById.get(id)?.name ?? ''

/** The fixed roles, then those of the unit of work's website by name. */
export async function readRoles(tx: Transaction): Promise<readonly KnownRole[]> {
  const own = await tx
    .db(RoleEntity)
    .selectFrom('role')
    .select(['id', 'name', 'level'])
    .where('tenantId', '=', ownTenant)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return [...fixedRoles, ...own.map((row) => ({ ...row, level: roleOf(row.level), isCustom: true }))]
}

/** Undefined where the unit of work's website has no such role. */
export async function roleWith(tx: Transaction, id: number): Promise<KnownRole | undefined> {
  return fixedById.get(id) ?? (await readRoles(tx)).find((role) => role.id === id)
}

/** Somebody with this role, as far as rights depend on it. */
export const holderOf = ({ level, isCustom }: KnownRole) => ({
  ...{ roleId: level, isCustom, isPlatformAdministrator: false },
})

/** The members of an account that say its role. */
export type AccountRole = Pick<Account, 'roleId' | 'customRoleId'>

/** As the API says the role of an account. */
export const roleIdOf = ({ roleId, customRoleId }: AccountRole): number => customRoleId ?? roleId

/** A role as an account keeps it. */
export const accountRole = ({ id, level, isCustom }: KnownRole): AccountRole => ({
  ...{ roleId: level, customRoleId: isCustom ? id : null },
})

/** Whether the row of an account has one of these roles. Each side is read from an index of its own. */
export function hasRoleAmong(ids: readonly number[]) {
  const [fixedIds, own] = [ids.filter((id) => fixedById.has(id)), ids.filter((id) => !fixedById.has(id))]
  const fixed = expression<boolean>`(custom_role_id is null and role_id = ${anyOf(fixedIds)})`
  return own.length === 0 ? fixed : expression<boolean>`(${fixed} or custom_role_id = ${anyOf(own)})`
}

/** How many accounts of the unit of work's website have each role. */
export async function countPeople(tx: Transaction): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .db(AccountEntity)
    .selectFrom('account')
    .select(['roleId', 'customRoleId'])
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('tenantId', '=', ownTenant)
    .groupBy(['roleId', 'customRoleId'])
    .execute()
  return new Map(rows.map(({ people, ...row }) => [roleIdOf(row), people]))
}

/** Rights as the website has stored them, by role. */
export async function readStored(tx: Transaction): Promise<ReadonlyMap<number, StoredRights>> {
  const rows = await tx
    .db(RolePermissionEntity)
    .selectFrom('role_permission')
    .selectAll()
    .where('tenantId', '=', ownTenant)
    .orderBy('roleId')
    .orderBy('area')
    .execute()
  const byRole = new Map<number, Record<string, AreaRights>>()
  for (const { roleId, area, canView, canCreate, canEdit, canDelete } of rows) {
    const rights = { can_view: canView, can_create: canCreate, can_edit: canEdit, can_delete: canDelete }
    byRole.set(roleId, { ...byRole.get(roleId), [area]: rights })
  }
  return byRole
}

/** Store rights of a role in the areas given; others stay as they are. */
export async function putRights(tx: Transaction, roleId: number, areas: StoredRights): Promise<void> {
  const given = Object.entries(areas).map(([area, rights]) => ({
    ...{ roleId, area, canView: rights.can_view, canCreate: rights.can_create },
    ...{ canEdit: rights.can_edit, canDelete: rights.can_delete },
  }))
  if (given.length === 0) return
  await tx
    .db(RolePermissionEntity)
    .insertInto('role_permission')
    .values(given)
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'roleId', 'area']).doUpdateSet(({ ref }) => ({
        canView: ref('excluded.canView'),
        canCreate: ref('excluded.canCreate'),
        canEdit: ref('excluded.canEdit'),
        canDelete: ref('excluded.canDelete'),
      })),
    )
    .execute()
}

/** The roles of the unit of work's website that require two-factor authentication. */
export async function readSecondFactorRoles(tx: Transaction): Promise<ReadonlySet<number>> {
  const rows = await tx
    .db(SecondFactorRoleEntity)
    .selectFrom('second_factor_role')
    .select('roleId')
    .where('tenantId', '=', ownTenant)
    .execute()
  return new Set(rows.map(({ roleId }) => roleId))
}

export async function putSecondFactorRole(tx: Transaction, roleId: number, isRequired: boolean): Promise<void> {
  const table = tx.db(SecondFactorRoleEntity)
  if (isRequired)
    await table
      .insertInto('second_factor_role')
      .values({ roleId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await table.deleteFrom('second_factor_role').where('roleId', '=', roleId).execute()
}
