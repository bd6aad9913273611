import {
  type Database,
  type People,
  roles,
  type StaffQuery,
  type Transaction,
  type WebsiteAccount,
} from '@ashlar/sdk/server'
import { anyOf, ownTenant } from '../sql.ts'
import { type Account, AccountEntity } from './account.entity.ts'

const members = ['id', 'guid', 'displayName', 'email', 'roleId'] as const
/** Most people that one search looks at. */
const mostFound = 1_000
const mostIds = 1_000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Accounts of a website as modules know them. */
export class StaffService implements People {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  staff({ search = '', ids, limit = 20 }: StaffQuery = {}): Promise<WebsiteAccount[]> {
    return this.#database.tenant(async (tx) => {
      let chosen = accounts(tx).where('roleId', '<', roles.customer).where('disabledAt', 'is', null)
      if (ids !== undefined) chosen = chosen.where('id', '=', anyOf([...ids]))
      if (search.trim() !== '') {
        const { ids: found } = await tx.search.find('user', search, { limit: mostFound })
        chosen = chosen.where('id', '=', anyOf(found))
      }
      const rows = await chosen
        .orderBy('displayName')
        .orderBy('id')
        .limit(Math.min(Math.max(limit, 1), 100))
        .execute()
      return rows.map(accountOf)
    })
  }

  async byIds(ids: readonly number[]): Promise<ReadonlyMap<number, WebsiteAccount>> {
    if (ids.length > mostIds) throw new RangeError(`${ids.length} accounts requested. The limit is ${mostIds}.`)
    if (ids.length === 0) return new Map()
    const rows = await this.#database.tenant((tx) =>
      accounts(tx)
        .where('id', '=', anyOf([...ids]))
        .execute(),
    )
    return new Map(rows.map((row) => [row.id, accountOf(row)]))
  }

  async find(guid: string): Promise<WebsiteAccount | undefined> {
    if (!uuid.test(guid)) return undefined
    const row = await this.#database.tenant((tx) => accounts(tx).where('guid', '=', guid).executeTakeFirst())
    return row && accountOf(row)
  }
}

const accounts = (tx: Transaction) =>
  tx.db(AccountEntity).selectFrom('account').select(members).where('tenantId', '=', ownTenant)

const accountOf = ({
  id,
  guid,
  displayName,
  email,
  roleId,
}: Pick<Account, (typeof members)[number]>): WebsiteAccount => ({
  ...{ id, guid, displayName, email, role_id: roleId },
})
