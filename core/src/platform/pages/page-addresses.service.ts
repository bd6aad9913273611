import type { PageAddress, PageAddresses, Transaction } from '@ashlar/sdk/server'
import { run, sql } from '../sql.ts'
import { PageEntity } from './page.entity.ts'
import { isVisible } from './page.store.ts'
import { isReserved } from './slug.ts'

/** Where pages stand, for packages that lead to them. */
export class PageAddressesService implements PageAddresses {
  async byIds(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, PageAddress>> {
    if (ids.length === 0) return new Map()
    const rows = await tx
      .db(PageEntity)
      .selectFrom('page')
      .select(['id', 'title', 'slug', 'deletedAt'])
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
      .execute()
    return new Map(
      rows.map(({ id, title, slug, deletedAt }) => [
        id,
        { id, title, path: `/${slug}`, isDeleted: deletedAt !== null },
      ]),
    )
  }

  async isShown(tx: Transaction, path: string): Promise<boolean> {
    const found = await run(tx, sql`select 1 from core.page p where p.slug = ${path.slice(1)} and ${isVisible} limit 1`)
    return found.length > 0
  }

  isReserved(path: string): boolean {
    return isReserved(path.slice(1))
  }
}
