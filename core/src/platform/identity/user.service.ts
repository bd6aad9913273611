import type { QueryOf } from '@ashlar/sdk'
import type { listUsers, User, UserState, userColumns } from '@ashlar/sdk/platform'
import { type Database, type ListReply, roles, windowOf } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { allOf, isoOf, isoOrNull, run, type SqlText, sql } from '../sql.ts'

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
      const chosen = allOf([
        ...(query.role_id === undefined ? [] : [sql`role_id = any(${query.role_id.split(',').map(Number)}::int[])`]),
        ...(query.state === undefined ? [] : [sql`state = any(${query.state.split(',')}::text[])`]),
        ...(found === undefined ? [] : [sql`id = any(${found}::bigint[])`]),
      ])
      const rows = await run<DatabaseRow>(
        tx,
        sql`select ${columns} from core.account where tenant_id = (select core.tenant()) and ${chosen}
          order by ${orderOf(query)} limit ${limit} offset ${offset}`,
      )
      const [count] = await run<{ total: number }>(
        tx,
        sql`select count(*) as total from core.account where tenant_id = (select core.tenant()) and ${chosen}`,
      )
      const total = count?.total ?? 0
      return {
        rows: rows.map(userRow),
        total,
        ...(query.limit === -1 && total > rows.length ? { truncated: true } : {}),
      }
    })
  }

  /** @throws 404 when there is no such person here */
  async find(id: number): Promise<User> {
    const [row] = await this.#database.tenant((tx) =>
      run<DatabaseRow>(
        tx,
        sql`select ${columns} from core.account where tenant_id = (select core.tenant()) and id = ${id}`,
      ),
    )
    if (row === undefined) throw errors.NOT_FOUND('such person')
    return userRow(row)
  }
}

const names = new Map<number, string>(
  Object.entries(roles).map(([name, id]) => [id, `${name[0]?.toUpperCase()}${name.slice(1)}`]),
)

/** What a role is called. */
export const roleName = (id: number): string => names.get(id) ?? ''

const columns = sql`id, email, display_name, role_id, is_platform_administrator, state, totp_since, created_at, invited_at,
  signed_in_at`

interface DatabaseRow {
  readonly id: number
  readonly email: string
  readonly display_name: string
  readonly role_id: number
  readonly is_platform_administrator: boolean
  readonly state: UserState
  readonly totp_since: Date | null
  readonly created_at: Date
  readonly invited_at: Date | null
  readonly signed_in_at: Date | null
}

/** Each order has an index that begins with the tenant; the id settles ties, so that pages don't overlap. */
const orders: Readonly<Record<(typeof userColumns)[number], readonly [ascending: SqlText, descending: SqlText]>> = {
  id: [sql`id`, sql`id desc`],
  email: [sql`email`, sql`email desc`],
  displayName: [sql`display_name, id`, sql`display_name desc, id desc`],
  role_id: [sql`role_id, id`, sql`role_id desc, id desc`],
}

function orderOf({ orderBy = 'displayName', orderDirection = 'asc' }: UserQuery): SqlText {
  const [ascending, descending] = orders[orderBy]
  return orderDirection.toLowerCase() === 'desc' ? descending : ascending
}

function userRow(row: DatabaseRow): User {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    role_id: row.role_id,
    isPlatformAdministrator: row.is_platform_administrator,
    state: row.state,
    isDisabled: row.state === 'disabled',
    hasSecondFactor: row.totp_since !== null,
    createdAt: isoOf(row.created_at),
    invitedAt: isoOrNull(row.invited_at),
    signedInAt: isoOrNull(row.signed_in_at),
  }
}
