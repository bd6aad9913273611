import type { DataLayer } from '../../data/index.ts'
import type { PageRecord } from '../../platform/pages/page.entity.ts'
import { isVisible } from '../../platform/pages/page.store.ts'
import { run, sql } from '../../platform/sql.ts'

/** A tenant, and where its site is looked at before a composition serves it. */
export interface TriedTenant {
  readonly guid: string
  readonly name: string
  readonly host: string
  /** Paths: home and the pages published last. */
  readonly paths: readonly string[]
}

const mostTenants = 20
const mostPages = 5

type Tried = Pick<TriedTenant, 'guid' | 'name' | 'host'> & Pick<PageRecord, 'slug'>

/** These tenants and those that published last, each with its home and the pages that it published last. */
export async function tenantsToTry(data: DataLayer, first: readonly string[]): Promise<readonly TriedTenant[]> {
  const rows = await data.database.system((tx) =>
    run<Tried>(
      tx,
      sql`select t.guid, t.name, h.host, p.slug
        from (
          select t.guid, t.name, t.guid = any(${first}::uuid[]) as is_first, max(p.publish_date) as published
          from core.tenant t join core.page p on p.tenant_id = t.guid
          where ${isVisible} group by t.guid
          order by is_first desc, published desc limit ${mostTenants}
        ) t
        join lateral (
          select host from core.tenant_host where tenant_id = t.guid order by is_main desc, host limit 1
        ) h on true
        join lateral (
          select p.slug, p.publish_date from core.page p where p.tenant_id = t.guid and ${isVisible}
          order by p.slug = '' desc, p.publish_date desc, p.id desc limit ${mostPages}
        ) p on true
        order by t.is_first desc, t.published desc, t.guid, p.slug = '' desc, p.publish_date desc`,
    ),
  )
  const groups = Map.groupBy(rows, ({ guid }) => guid)
  return [...groups.values()].flatMap((pages) => {
    const [page] = pages
    return page === undefined ? [] : [{ ...page, paths: pages.map(({ slug }) => `/${slug}`) }]
  })
}
