import type { Database, ListReply, Transaction } from '@ashlar/sdk/server'
import { type MailingList, type SaveMailingList, subscriberStates } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { countedTable, partsOf } from '../subscriber/subscriber.counts.ts'
import { searchKind } from '../subscriber/subscriber.store.ts'
import { defaultList, knownList } from './list.store.ts'

interface ListRow {
  readonly id: number
  readonly name: string
  readonly is_default: boolean
  readonly created_at: Date
}

/** Lists shown at most: they are made by hand. */
const most = 200

/** The lists that visitors sign up for. */
export class ListService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** By name. */
  list(): Promise<ListReply<MailingList>['results']> {
    return this.#database.tenant(async (tx) => {
      await defaultList(tx)
      const rows = await tx.sql<ListRow>`select id, name, is_default, created_at from email_marketing.list
        order by lower(name), id limit ${most}`
      const lists: MailingList[] = []
      for (const row of rows) lists.push(await listOf(tx, row))
      return { rows: lists, total: lists.length }
    })
  }

  create({ name, isDefault }: SaveMailingList): Promise<MailingList> {
    return this.#database.tenant(async (tx) => {
      if (isDefault) await noDefault(tx)
      const [row] = await tx.sql<ListRow>`insert into email_marketing.list (name, is_default)
        values (${name.trim()}, ${isDefault}) on conflict do nothing returning id, name, is_default, created_at`
      if (!row) throw taken(name)
      tx.audit({ action: 'mailing-list.created', entity: 'mailing-list', entityId: row.id, title: row.name })
      return listOf(tx, row)
    })
  }

  update(id: number, { name, isDefault }: SaveMailingList): Promise<MailingList> {
    return this.#database.tenant(async (tx) => {
      const before = await knownList(tx, id)
      if (before.isDefault && !isDefault) throw errors.LAST_LIST()
      const others = await tx.sql`select 1 from email_marketing.list
        where lower(name) = lower(${name.trim()}) and id <> ${id}`
      if (others.length > 0) throw taken(name)
      if (isDefault) await noDefault(tx)
      const [row] =
        await tx.sql<ListRow>`update email_marketing.list set name = ${name.trim()}, is_default = ${isDefault}
        where id = ${id} returning id, name, is_default, created_at`
      if (!row) throw errors.UNKNOWN_LIST()
      tx.audit({ action: 'mailing-list.changed', entity: 'mailing-list', entityId: id, title: row.name })
      return listOf(tx, row)
    })
  }

  /** Reads as a request would; for the check before a version goes live. */
  async selfTest(): Promise<void> {
    await this.#database.platform('Check that newsletter lists can be read', async (tx) => {
      await tx.sql`select id, name, is_default, created_at from email_marketing.list limit 1`
    })
  }

  /** With everybody on it. Newsletter blocks that name it take no more sign-ups until another one is chosen. */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const { name, isDefault } = await knownList(tx, id)
      if (isDefault) throw errors.LAST_LIST()
      const gone = await tx.sql<{
        id: number
      }>`delete from email_marketing.subscriber where list_id = ${id} returning id`
      for (const subscriber of gone) await tx.search.remove(searchKind, Number(subscriber.id))
      await tx.sql`delete from email_marketing.list where id = ${id}`
      tx.audit({ action: 'mailing-list.deleted', entity: 'mailing-list', entityId: id, title: name })
    })
  }
}

const noDefault = (tx: Transaction) => tx.sql`update email_marketing.list set is_default = false where is_default`

async function listOf(tx: Transaction, { id, name, is_default, created_at }: ListRow): Promise<MailingList> {
  return {
    id: Number(id),
    name,
    isDefault: is_default,
    subscribed: await tx.totals.of(countedTable, partsOf([Number(id)], ['subscribed'])),
    total: await tx.totals.of(countedTable, partsOf([Number(id)], subscriberStates)),
    createdAt: created_at.toISOString(),
  }
}

function taken(name: string) {
  const error = errors.LIST_TAKEN(name.trim())
  return error.at({ path: 'name', message: error.message })
}
