import type { ChangeMedia, MediaItem, MediaListQuery, MediaUse } from '@ashlar/sdk/platform'
import {
  type Database,
  type ListReply,
  type Media,
  type MediaRecord,
  type Transaction,
  windowOf,
} from '@ashlar/sdk/server'
import { allOf, run, type SqlText, sql } from '../sql.ts'
import { assertFolder } from './folder.service.ts'
import { mediaErrors } from './media.errors.ts'
import { itemOf, type MediaRow, mediaColumns, mediaOf } from './media.row.ts'
import { indexMedia } from './media.store.ts'
import { usesOf } from './media.usage.ts'

/** Media found by their words at most. */
const searchLimit = 1000
const cap = 1000

const orders = { createdAt: sql`id`, name: sql`lower(name)`, size: sql`size` } as const

/** Records of the tenant's media library. */
export class MediaService implements Media {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async byAddress(addresses: readonly string[]): Promise<ReadonlyMap<string, MediaRecord>> {
    const ids = new Map<string, number>()
    for (const address of addresses) {
      const id = /^\/media\/([1-9][0-9]{0,15})\//.exec(address)?.[1]
      if (id !== undefined) ids.set(address, Number(id))
    }
    if (ids.size === 0) return new Map()
    const wanted = [...new Set(ids.values())]
    const rows = await this.#database.tenant((tx) =>
      run<MediaRow>(
        tx,
        sql`select ${mediaColumns} from core.media where id = any(${wanted}::bigint[]) and deleted_at is null`,
      ),
    )
    const records = new Map(rows.map((row) => [row.id, mediaOf(row)]))
    return new Map(
      [...ids].flatMap(([address, id]) => {
        const record = records.get(id)
        return record ? [[address, record] as const] : []
      }),
    )
  }

  /** Newest first unless asked otherwise (OPEN-139). */
  list(query: MediaListQuery): Promise<ListReply<MediaItem>['results']> {
    const { limit, offset } = windowOf(query, cap)
    const descends = query.orderDirection?.toLowerCase() === 'desc' || query.orderBy === undefined
    const way = descends ? sql`desc` : sql`asc`
    const order = orders[query.orderBy ?? 'createdAt']
    return this.#database.tenant(async (tx) => {
      const where = allOf(await conditionsOf(tx, query))
      const rows = await run<MediaRow>(
        tx,
        sql`select ${mediaColumns} from core.media where ${where} order by ${order} ${way}, id ${way}
          limit ${limit} offset ${offset}`,
      )
      const [count] = await run<{ total: number }>(
        tx,
        sql`select count(*)::integer as total from core.media where ${where}`,
      )
      const total = count?.total ?? 0
      return { rows: rows.map(itemOf), total, ...(query.limit === -1 && total > cap && { truncated: true }) }
    })
  }

  /** @throws MEDIA_NOT_FOUND for a file that is not there, or in the trash */
  async assert(id: number): Promise<void> {
    const found = await this.#database.tenant((tx) =>
      run(tx, sql`select 1 as found from core.media where id = ${id} and deleted_at is null`),
    )
    if (found.length === 0) throw mediaErrors.MEDIA_NOT_FOUND()
  }

  /** One file and the documents that show it. */
  byId(id: number): Promise<{ file: MediaItem; usedIn: MediaUse[] }> {
    return this.#database.tenant(async (tx) => {
      const [row] = await run<MediaRow>(tx, sql`select ${mediaColumns} from core.media where id = ${id}`)
      if (!row) throw mediaErrors.MEDIA_NOT_FOUND()
      return { file: itemOf(row), usedIn: await usesOf(tx, id) }
    })
  }

  change(id: number, change: ChangeMedia): Promise<MediaItem> {
    return this.#database.tenant(async (tx) => {
      if (change.folderId) await assertFolder(tx, change.folderId)
      const given = <T>(value: T | undefined, column: SqlText): SqlText =>
        value === undefined ? column : sql`${value}`
      const [row] = await run<MediaRow>(
        tx,
        sql`update core.media set alt_text = ${given(change.altText, sql`alt_text`)}, name = ${given(change.name, sql`name`)},
            folder_id = ${given(change.folderId, sql`folder_id`)}, focal_x = ${given(change.focalX, sql`focal_x`)},
            focal_y = ${given(change.focalY, sql`focal_y`)}
          where id = ${id} and deleted_at is null returning ${mediaColumns}`,
      )
      if (!row) throw mediaErrors.MEDIA_NOT_FOUND()
      await indexMedia(tx, row)
      tx.dropTags(`media:${id}`)
      tx.audit({
        action: 'media.changed',
        entity: 'media',
        entityId: id,
        title: row.name,
        details: { fields: Object.keys(change).join(', ') },
      })
      return itemOf(row)
    })
  }

  /** Into the trash, for thirty days, all or none; their number. */
  remove(ids: readonly number[]): Promise<number> {
    return this.#update(ids, sql`deleted_at = now() where deleted_at is null`, 'media.deleted')
  }

  restore(ids: readonly number[]): Promise<number> {
    return this.#update(ids, sql`deleted_at = null where deleted_at is not null`, 'media.restored')
  }

  move(ids: readonly number[], folderId: number | null): Promise<number> {
    const change = sql`folder_id = ${folderId}::bigint where deleted_at is null`
    return this.#update(ids, change, 'media.moved', async (tx) => {
      if (folderId !== null) await assertFolder(tx, folderId)
    })
  }

  #update(
    ids: readonly number[],
    change: SqlText,
    action: string,
    before: (tx: Transaction) => Promise<void> = async () => {},
  ): Promise<number> {
    return this.#database.tenant(async (tx) => {
      await before(tx)
      const rows = await run<MediaRow>(
        tx,
        sql`update core.media set ${change} and id = any(${[...ids]}::bigint[]) returning ${mediaColumns}`,
      )
      if (rows.length !== ids.length) throw mediaErrors.MEDIA_NOT_FOUND()
      for (const { id, name } of rows) tx.audit({ action, entity: 'media', entityId: id, title: name })
      tx.dropTags(...ids.map((id) => `media:${id}`))
      return rows.length
    })
  }

  /** The stored file behind an address; undefined when the tenant has none of this id and name. */
  async stored(id: number, fileName: string): Promise<MediaRow | undefined> {
    const [row] = await this.#database.tenant((tx) =>
      run<MediaRow>(
        tx,
        sql`select ${mediaColumns} from core.media where id = ${id} and file_name = ${fileName} and deleted_at is null`,
      ),
    )
    return row
  }
}

async function conditionsOf(tx: Transaction, query: MediaListQuery): Promise<SqlText[]> {
  const conditions: SqlText[] = [query.deleted ? sql`deleted_at is not null` : sql`deleted_at is null`]
  if (query.type !== undefined) conditions.push(sql`kind = ${query.type}`)
  if (query.folderId !== undefined) {
    conditions.push(query.folderId === 0 ? sql`folder_id is null` : sql`folder_id = ${query.folderId}::bigint`)
  }
  if (query.search !== undefined && query.search.trim() !== '') {
    conditions.push(sql`id = any(${await tx.search.find('media', query.search, searchLimit)}::bigint[])`)
  }
  return conditions
}
