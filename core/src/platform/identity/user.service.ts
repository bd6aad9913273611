import { type Database, type ListReply, windowOf } from '@ashlar/sdk/server'
import { allOf, run, type SqlText, sql } from '../sql.ts'

export const userColumns = ['id', 'email', 'displayName', 'role_id'] as const

export interface UserQuery {
  readonly search?: string | undefined
  readonly role_id?: number | undefined
  readonly orderBy?: (typeof userColumns)[number] | undefined
  readonly orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC' | undefined
  readonly currentPage?: number | undefined
  readonly itemsPerPage?: number | undefined
  readonly limit?: number | undefined
}

export interface UserRow {
  readonly id: number
  readonly email: string
  readonly displayName: string
  readonly role_id: number
  readonly isPlatformAdministrator: boolean
  readonly isDisabled: boolean
  readonly createdAt: string
}

/** Most people that one search looks at. */
const mostFound = 1000

/** People of the request's tenant. */
export class UserService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(query: UserQuery): Promise<ListReply<UserRow>['results']> {
    const { limit, offset } = windowOf(query)
    return this.#database.tenant(async (tx) => {
      const found = query.search?.trim() ? await tx.search.find('user', query.search, mostFound) : undefined
      const chosen = allOf([
        ...(query.role_id === undefined ? [] : [sql`role_id = ${query.role_id}`]),
        ...(found === undefined ? [] : [sql`id = any(${found}::bigint[])`]),
      ])
      const rows = await run<DatabaseRow>(
        tx,
        sql`select id, email, display_name, role_id, is_platform_administrator, disabled_at, created_at
          from core.account where tenant_id = (select core.tenant()) and ${chosen}
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
}

interface DatabaseRow {
  readonly id: number
  readonly email: string
  readonly display_name: string
  readonly role_id: number
  readonly is_platform_administrator: boolean
  readonly disabled_at: Date | null
  readonly created_at: Date
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

function userRow(row: DatabaseRow): UserRow {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    role_id: row.role_id,
    isPlatformAdministrator: row.is_platform_administrator,
    isDisabled: row.disabled_at !== null,
    createdAt: row.created_at.toISOString(),
  }
}
