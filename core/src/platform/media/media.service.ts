import type { ChangeMedia, MediaItem, MediaListQuery, MediaUse } from '@ashlar/sdk/platform'
import {
  type Database,
  type ListReply,
  type MediaRecord,
  type TablesOf,
  type Transaction,
  totalWith,
  windowOf,
} from '@ashlar/sdk/server'
import type { UpdateQueryBuilder, UpdateResult } from 'kysely'
import { anyOf } from '../sql.ts'
import { assertFolder } from './folder.service.ts'
import { MediaEntity, type Media as MediaFile } from './media.entity.ts'
import { mediaErrors } from './media.errors.ts'
import { indexMedia, mediaById } from './media.store.ts'
import { usesOf } from './media.usage.ts'
import { itemOf, mediaOf, nameOf } from './media.view.ts'

/** Media found by their words at most. */
const searchLimit = 1000
const cap = 1000

/** Records of the tenant's media library. */
export class MediaService {
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
    const rows = await this.#database.tenant((tx) => kept(tx).where('id', '=', anyOf(wanted)).execute())
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
    const way = descends ? 'desc' : 'asc'
    return this.#database.tenant(async (tx) => {
      const { files: listed, more } = await listedIn(tx, query)
      const rows = await listed
        .selectAll()
        .orderBy(
          ({ ref, fn }) =>
            query.orderBy === 'name' ? fn('lower', ['name']) : ref(query.orderBy === 'size' ? 'size' : 'id'),
          way,
        )
        .orderBy('id', way)
        .limit(limit)
        .offset(offset)
        .execute()
      const { total } = await listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return {
        rows: rows.map(itemOf),
        ...totalWith(total, more),
        ...(query.limit === -1 && total > cap && { truncated: true }),
      }
    })
  }

  /** @throws MEDIA_NOT_FOUND for a file that is not there, or in the trash */
  async assert(id: number): Promise<void> {
    if (!(await this.#database.tenant((tx) => kept(tx).where('id', '=', id).executeTakeFirst())))
      throw mediaErrors.MEDIA_NOT_FOUND()
  }

  /** One file and the documents that show it. */
  byId(id: number): Promise<{ file: MediaItem; usedIn: MediaUse[] }> {
    return this.#database.tenant(async (tx) => {
      return { file: itemOf(await mediaById(tx, id)), usedIn: await usesOf(tx, id) }
    })
  }

  change(id: number, change: ChangeMedia): Promise<MediaItem> {
    return this.#database.tenant(async (tx) => {
      if (change.folderId) await assertFolder(tx, change.folderId)
      const { altText, name, folderId, focalX, focalY } = change
      // A text says that it shows something.
      const isDecorative = altText ? false : change.isDecorative
      const row = await tx
        .db(MediaEntity)
        .updateTable('media')
        .set(({ ref }) => ({ altText: altText ?? ref('altText'), name, folderId, focalX, focalY, isDecorative }))
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .returningAll()
        .executeTakeFirst()
      if (!row) throw mediaErrors.MEDIA_NOT_FOUND()
      await indexMedia(tx, row)
      tx.dropTags(`media:${id}`)
      tx.audit({
        action: 'media.changed',
        entity: 'media',
        entityId: id,
        title: nameOf(row),
        details: { fields: Object.keys(change).join(', ') },
      })
      return itemOf(row)
    })
  }

  /** Into the trash, for thirty days, all or none; their number. */
  remove(ids: readonly number[]): Promise<number> {
    return this.#update(ids, 'media.deleted', (files) =>
      files.set(({ fn }) => ({ deletedAt: fn<Date>('now') })).where('deletedAt', 'is', null),
    )
  }

  restore(ids: readonly number[]): Promise<number> {
    return this.#update(ids, 'media.restored', (files) =>
      files.set({ deletedAt: null }).where('deletedAt', 'is not', null),
    )
  }

  move(ids: readonly number[], folderId: number | null): Promise<number> {
    return this.#database.tenant(async (tx) => {
      if (folderId !== null) await assertFolder(tx, folderId)
      return this.#update(ids, 'media.moved', (files) => files.set({ folderId }).where('deletedAt', 'is', null))
    })
  }

  #update(ids: readonly number[], action: string, change: (files: Files) => Files): Promise<number> {
    return this.#database.tenant(async (tx) => {
      const rows = await change(tx.db(MediaEntity).updateTable('media'))
        .where('id', '=', anyOf(ids))
        .returning(['id', 'name', 'fileName'])
        .execute()
      if (rows.length !== ids.length) throw mediaErrors.MEDIA_NOT_FOUND()
      for (const row of rows) tx.audit({ action, entity: 'media', entityId: row.id, title: nameOf(row) })
      tx.dropTags(...ids.map((id) => `media:${id}`))
      return rows.length
    })
  }

  /** An image, in the trash too. @throws MEDIA_NOT_FOUND */
  async image(id: number): Promise<MediaFile> {
    const row = await this.#database.tenant((tx) => mediaById(tx, id))
    if (row.kind !== 'image') throw mediaErrors.MEDIA_NOT_FOUND()
    return row
  }

  /** The stored file behind an address; undefined when the tenant has none of this id and name. */
  stored(id: number, fileName: string): Promise<MediaFile | undefined> {
    return this.#database.tenant((tx) =>
      kept(tx).where('id', '=', id).where('fileName', '=', fileName).executeTakeFirst(),
    )
  }
}

type Files = UpdateQueryBuilder<TablesOf<typeof MediaEntity>, 'media', 'media', UpdateResult>

/** Files that are not in the trash. */
const kept = (tx: Transaction) => tx.db(MediaEntity).selectFrom('media').selectAll().where('deletedAt', 'is', null)

async function listedIn(tx: Transaction, { deleted, type, lacksAltText, folderId, search }: MediaListQuery) {
  let files = tx
    .db(MediaEntity)
    .selectFrom('media')
    .where('deletedAt', deleted ? 'is not' : 'is', null)
  if (type !== undefined) files = files.where('kind', '=', type)
  if (lacksAltText) {
    files = files.where('kind', '=', 'image').where('altText', '=', '').where('isDecorative', '=', false)
  }
  if (folderId === 0) files = files.where('folderId', 'is', null)
  else if (folderId !== undefined) files = files.where('folderId', '=', folderId)
  if (search === undefined || search.trim() === '') return { files, more: false }
  const { ids, more } = await tx.search.find('media', search, { limit: searchLimit })
  return { files: files.where('id', '=', anyOf(ids)), more }
}
