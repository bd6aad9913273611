import type { PlannedPage } from '@ashlar/sdk/platform'
import { pagePattern } from '@ashlar/sdk/surface'
import type { UnitDatabase } from '../data/index.ts'
import { breather } from '../host/breathe.ts'
import { PageEntity } from '../platform/pages/page.entity.ts'
import { TenantEntity } from '../platform/tenants/tenant.entity.ts'

/** Pages of people that a plan names for one page of a package. */
const mostNamed = 20
/** Pages read at once. */
const batch = 1_000

/**
 * Pages of people at the addresses of a package's page, published or not, on which websites: they go first, so that
 * nobody sees the package's page there. `tenants`: guids; without it, all of them.
 */
export async function pagesInFront(
  database: UnitDatabase,
  path: string,
  tenants: ReadonlySet<string> | undefined,
): Promise<readonly PlannedPage[]> {
  const pattern = pagePattern(path)
  // What stands before the first parameter narrows it down; the rest is looked at here.
  const begins = path.slice(1).split(':', 1)[0] ?? ''
  const breathe = breather()
  const found: PlannedPage[] = []
  for (let after = 0; found.length < mostNamed; ) {
    const from = after
    const rows = await database.system((tx) =>
      tx
        .db(PageEntity, TenantEntity)
        .selectFrom('page as p')
        .innerJoin('tenant as t', 't.guid', 'p.tenantId')
        .select(['p.id', 'p.title', 'p.slug', 'p.tenantId', 't.name'])
        .where('p.slug', '>=', begins)
        .where('p.slug', '<', `${begins}\u{10ffff}`)
        .where('p.deletedAt', 'is', null)
        .where('p.id', '>', from)
        .orderBy('p.id')
        .limit(batch)
        .execute(),
    )
    for (const { title, slug, tenantId, name } of rows) {
      await breathe()
      if (tenants !== undefined && !tenants.has(tenantId)) continue
      if (found.length < mostNamed && pattern.test(`/${slug}`)) found.push({ tenant: name, title, path: `/${slug}` })
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) break
    after = last.id
  }
  return found
}
