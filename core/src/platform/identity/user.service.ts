import type { QueryOf } from '@ashlar/sdk'
import type { listUsers, User } from '@ashlar/sdk/platform'
import { type Database, type ListReply, type Transaction, windowOf } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { anyOf, isoOf, isoOrNull, ownTenant } from '../sql.ts'
import { type Account, AccountEntity } from './account.entity.ts'
import { hasRoleAmong, type KnownRole, readRoles, roleIdOf } from './role.store.ts'

export type UserQuery = QueryOf<typeof listUsers>

/** Most people that one search looks at. */
const mostFound = 1000

/** People of the request's tenant. */
export class UserService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(query: UserQuery): Promise<ListReply<User>['results']> {
    const { limit, offset } = windowOf(query)
    return this.#database.tenant(async (tx) => {
      const found = query.search?.trim() ? await tx.search.find('user', query.search, mostFound) : undefined
      let chosen = people(tx)
      if (query.role_id !== undefined) chosen = chosen.where(hasRoleAmong(query.role_id.split(',').map(Number)))
      if (query.state !== undefined) {
        const states = anyOf(query.state.split(','))
        chosen = chosen.where((eb) => eb(eb.cast<string>('state', 'text'), '=', states))
      }
      if (found !== undefined) chosen = chosen.where('id', '=', anyOf(found))
      const { orderBy = 'displayName', orderDirection = 'asc' } = query
      const way = orderDirection.toLowerCase() === 'desc' ? 'desc' : 'asc'
      const rows = await chosen
        .select(members)
        .orderBy(orderBy === 'role_id' ? 'roleId' : orderBy, way)
        .orderBy('id', way)
        .limit(limit)
        .offset(offset)
        .execute()
      const { total } = await chosen.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return {
        rows: rows.map(userWith(await readRoles(tx))),
        total,
        ...(query.limit === -1 && total > rows.length ? { truncated: true } : {}),
      }
    })
  }

  /** @throws 404 when there is no such person here */
  async find(id: number): Promise<User> {
    return this.#database.tenant(async (tx) => {
      const row = await people(tx).select(members).where('id', '=', id).executeTakeFirst()
      if (row === undefined) throw errors.NOT_FOUND('such person')
      return userWith(await readRoles(tx))(row)
    })
  }
}

/** What a request may read of an account. */
const members = [
  ...(['id', 'email', 'displayName', 'roleId', 'customRoleId', 'isPlatformAdministrator'] as const),
  ...(['state', 'totpSince'] as const),
  ...(['createdAt', 'invitedAt', 'signedInAt'] as const),
] as const

/** Each order has an index that begins with the tenant; the id settles ties, so that pages don't overlap. */
const people = (tx: Transaction) => tx.db(AccountEntity).selectFrom('account').where('tenantId', '=', ownTenant)

const userWith =
  (known: readonly KnownRole[]) =>
  (row: Pick<Account, (typeof members)[number]>): User => ({
    id: row.id,
    email: row.email,
    displayName: row.displayName,
    role_id: roleIdOf(row),
    roleName: known.find(({ id }) => id === roleIdOf(row))?.name ?? '',
    level: row.roleId,
    isPlatformAdministrator: row.isPlatformAdministrator,
    state: row.state,
    isDisabled: row.state === 'disabled',
    hasSecondFactor: row.totpSince !== null,
    createdAt: isoOf(row.createdAt),
    invitedAt: isoOrNull(row.invitedAt),
    signedInAt: isoOrNull(row.signedInAt),
  })
