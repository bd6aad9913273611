import { createHash } from 'node:crypto'
import type { Database, Limit, Limits, RowOf } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import type { CountedUseEntity } from './counted-use.entity.ts'

/** Counts that are over, cleared away with each use. */
const clearedAtOnce = 20

/** Counts that all processes share. */
export class LimitService implements Limits {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async count(limits: readonly Limit[]): Promise<void> {
    // Always in one order, so that two requests can't wait for each other.
    const keys = limits
      .map(({ purpose, of, ...rest }) => ({ ...rest, key: hashOf(purpose, of) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
    // A count that ends later than one begun now stands from before the clock was set back: it is over too.
    const rows = await this.#database.tenant(async (tx) => {
      const counted = await tx.sql<Pick<RowOf<typeof CountedUseEntity>, 'key' | 'uses'> & { seconds: number }>`
        insert into core.counted_use as u (key, uses, ends_at)
          select k.key, 1, now() + make_interval(secs => k.seconds)
          from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) k (key text, seconds integer)
        on conflict (tenant_id, key) do update set
          uses = case when u.ends_at between now() and excluded.ends_at + interval '1 minute'
            then least(u.uses + 1, 1000000000) else 1 end,
          ends_at = case when u.ends_at between now() and excluded.ends_at + interval '1 minute'
            then u.ends_at else excluded.ends_at end
        returning key, uses, ceil(extract(epoch from ends_at - now()))::integer as seconds`
      await tx.sql`delete from core.counted_use where key in (
        select key from core.counted_use where ends_at < now() - interval '1 minute'
        order by ends_at limit ${clearedAtOnce} for update skip locked)`
      return counted
    })
    const most = new Map(keys.map((each) => [each.key, each.most]))
    const over = rows.filter(({ key, uses }) => uses > (most.get(key) ?? 0)).map(({ seconds }) => seconds)
    if (over.length > 0) throw errors.TOO_MANY_REQUESTS(Math.max(1, ...over)).with({ retryAfter: Math.max(1, ...over) })
  }
}

const hashOf = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
