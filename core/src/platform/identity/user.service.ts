import type { QueryOf } from '@ashlar/sdk'
import type { listUsers, User } from '@ashlar/sdk/platform'
import {
  type CsvRows,
  type CsvStep,
  type Database,
  type ListOrder,
  type ListReply,
  rowsBehind,
  sorted,
  type TablesOf,
  type Transaction,
  totalWith,
  windowOf,
} from '@ashlar/sdk/server'
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
      const { chosen, more } = await peopleWhere(tx, query)
      const rows = await sorted(chosen.select(members), orderOf(query)).limit(limit).offset(offset).execute()
      const { total } = await chosen.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return {
        rows: rows.map(userWith(await readRoles(tx))),
        ...totalWith(total, more),
        ...(query.limit === -1 && total > rows.length ? { truncated: true } : {}),
      }
    })
  }

  /** The next rows of the list, for a file. */
  exported(query: UserQuery, step: CsvStep): Promise<CsvRows<User>> {
    return this.#database.tenant(async (tx) => {
      const { chosen } = await peopleWhere(tx, query)
      const { rows, last } = await rowsBehind(chosen.select(members), orderOf(query), step)
      return { rows: rows.map(userWith(await readRoles(tx))), last }
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

/** To be put in order and cut. */
async function peopleWhere(tx: Transaction, { search = '', role_id, state }: UserQuery) {
  const found = search.trim() === '' ? undefined : await tx.search.find('user', search, { limit: mostFound })
  let chosen = people(tx)
  if (role_id !== undefined) chosen = chosen.where(hasRoleAmong(role_id.split(',').map(Number)))
  if (state !== undefined) {
    const states = anyOf(state.split(','))
    chosen = chosen.where((eb) => eb(eb.cast<string>('state', 'text'), '=', states))
  }
  if (found === undefined) return { chosen, more: false }
  return { chosen: chosen.where('id', '=', anyOf(found.ids)), more: found.more }
}

const sortColumns = {
  id: ['id', 'bigint'],
  email: ['email', 'text'],
  displayName: ['displayName', 'text'],
  role_id: ['roleId', 'bigint'],
} as const

function orderOf({
  orderBy = 'displayName',
  orderDirection = 'asc',
}: UserQuery): ListOrder<TablesOf<typeof AccountEntity>, 'account'> {
  const [by, type] = sortColumns[orderBy]
  const direction = orderDirection.toLowerCase() === 'desc' ? 'desc' : 'asc'
  return { columns: ({ ref }) => [ref(by), ref('id')], type, direction }
}

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
