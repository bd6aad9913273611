import type { PageAddress, PageAddresses, Transaction } from '@ashlar/sdk/server'
import { run, sql } from '../sql.ts'
import { isVisible } from './page.store.ts'
import { isReserved } from './slug.ts'

/** Where pages stand, for packages that lead to them. */
export class PageAddressesService implements PageAddresses {
  async byIds(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, PageAddress>> {
    if (ids.length === 0) return new Map()
    const rows = await tx.sql<PageAddress>`
      select id, title, '/' || slug as path, deleted_at is not null as "isDeleted"
      from core.page where id = any(${ids}::bigint[])`
    return new Map(rows.map((row) => [row.id, row]))
  }

  async isShown(tx: Transaction, path: string): Promise<boolean> {
    const found = await run(tx, sql`select 1 from core.page p where p.slug = ${path.slice(1)} and ${isVisible} limit 1`)
    return found.length > 0
  }

  isReserved(path: string): boolean {
    return isReserved(path.slice(1))
  }
}
