import { type Database, type ListReply, type Media, type MediaRecord, windowOf } from '@ashlar/sdk/server'
import { allOf, isoOf, run, type SqlText, sql } from '../sql.ts'
import { type MediaRow, mediaColumns, mediaOf } from './media.row.ts'
import type { MediaListQuery, MediaView } from './media.schemas.ts'

/** Media found by their words at most. */
const searchLimit = 1000

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
      run<MediaRow>(tx, sql`select ${mediaColumns} from core.media where id = any(${wanted}::bigint[])`),
    )
    const records = new Map(rows.map((row) => [row.id, mediaOf(row)]))
    return new Map(
      [...ids].flatMap(([address, id]) => {
        const record = records.get(id)
        return record ? [[address, record] as const] : []
      }),
    )
  }

  /** Newest first (OPEN-139). */
  list(query: MediaListQuery): Promise<ListReply<MediaView>['results']> {
    const { limit, offset } = windowOf(query)
    return this.#database.tenant(async (tx) => {
      const conditions: SqlText[] = []
      if (query.type !== undefined) conditions.push(sql`kind = ${query.type}`)
      if (query.search !== undefined && query.search.trim() !== '') {
        conditions.push(sql`id = any(${await tx.search.find('media', query.search, searchLimit)}::bigint[])`)
      }
      const where = allOf(conditions)
      const rows = await run<MediaRow>(
        tx,
        sql`select ${mediaColumns} from core.media where ${where} order by id desc limit ${limit} offset ${offset}`,
      )
      const [count] = await run<{ total: number }>(
        tx,
        sql`select count(*)::integer as total from core.media where ${where}`,
      )
      const views = rows.map((row) => ({ ...mediaOf(row), createdAt: isoOf(row.created_at) }))
      return { rows: views, total: count?.total ?? 0 }
    })
  }

  /** The stored file behind an address; undefined when the tenant has none of this id and name. */
  async stored(id: number, fileName: string): Promise<MediaRow | undefined> {
    const [row] = await this.#database.tenant((tx) =>
      run<MediaRow>(tx, sql`select ${mediaColumns} from core.media where id = ${id} and file_name = ${fileName}`),
    )
    return row
  }
}
