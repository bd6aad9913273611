import type { Database, ListReply, RowOf, Transaction } from '@ashlar/sdk/server'
import { type MailingList, type SaveMailingList, subscriberStates } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { countedTable, partsOf } from '../subscriber/subscriber.counts.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'
import { searchKind } from '../subscriber/subscriber.store.ts'
import { ListEntity } from './list.entity.ts'
import { defaultList, knownList } from './list.store.ts'

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
      const rows = await tx
        .db(ListEntity)
        .selectFrom('list')
        .selectAll()
        .orderBy(({ fn }) => fn('lower', ['name']))
        .orderBy('id')
        .limit(most)
        .execute()
      const lists: MailingList[] = []
      for (const row of rows) lists.push(await listOf(tx, row))
      return { rows: lists, total: lists.length }
    })
  }

  create({ name, isDefault }: SaveMailingList): Promise<MailingList> {
    return this.#database.tenant(async (tx) => {
      if (isDefault) await noDefault(tx)
      const row = await tx
        .db(ListEntity)
        .insertInto('list')
        .values({ name: name.trim(), isDefault })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
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
      const row = await tx
        .db(ListEntity)
        .updateTable('list')
        .set({ name: name.trim(), isDefault })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      tx.audit({ action: 'mailing-list.changed', entity: 'mailing-list', entityId: id, title: row.name })
      return listOf(tx, row)
    })
  }

  /** Reads as a request would; for the check before a version goes live. */
  async selfTest(): Promise<void> {
    await this.#database.platform('Check that newsletter lists can be read', async (tx) => {
      await tx.db(ListEntity).selectFrom('list').selectAll().limit(1).execute()
    })
  }

  /** With everybody on it. Newsletter blocks that name it take no more sign-ups until another one is chosen. */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const { name, isDefault } = await knownList(tx, id)
      if (isDefault) throw errors.LAST_LIST()
      const gone = await tx
        .db(SubscriberEntity)
        .deleteFrom('subscriber')
        .where('listId', '=', id)
        .returning('id')
        .execute()
      for (const subscriber of gone) await tx.search.remove(searchKind, subscriber.id)
      await tx.em.nativeDelete(ListEntity, { id })
      tx.audit({ action: 'mailing-list.deleted', entity: 'mailing-list', entityId: id, title: name })
    })
  }
}

const noDefault = (tx: Transaction) => tx.em.nativeUpdate(ListEntity, { isDefault: true }, { isDefault: false })

async function listOf(tx: Transaction, list: RowOf<typeof ListEntity>): Promise<MailingList> {
  const { tenantId: _, createdAt, ...row } = list
  return {
    ...row,
    subscribed: await tx.totals.of(countedTable, partsOf([row.id], ['subscribed'])),
    total: await tx.totals.of(countedTable, partsOf([row.id], subscriberStates)),
    createdAt: createdAt.toISOString(),
  }
}

function taken(name: string) {
  const error = errors.LIST_TAKEN(name.trim())
  return error.at({ path: 'name', message: error.message })
}
