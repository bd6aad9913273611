import { randomBytes } from 'node:crypto'
import type { Day } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import { others, type ViewCounts } from './view-counts.ts'

/** Pages, sources and visitors of a website that are counted apart on a day. Further visitors count as views alone. */
interface MostADay {
  readonly pages: number
  readonly sources: number
  readonly visitors: number
}
const mostADay: MostADay = { pages: 500, sources: 200, visitors: 50_000 }

/** Add what one process counted to the figures of a day, in one statement. */
export async function keepCounts(tx: Transaction, day: Day, counts: ViewCounts, most = mostADay): Promise<void> {
  const { views, pages, sources } = counts
  const marks = counts.marks(await saltOf(tx, day)).toSorted()
  await tx.sql`
    with seen as (
      insert into visits.visitor_mark (day, mark)
      select ${day}::date, mark from unnest(${marks}::text[]) as counted (mark)
      limit greatest(0, ${most.visitors}::bigint - (select count(*) from visits.visitor_mark where day = ${day}::date))
      on conflict do nothing
      returning mark
    ), total as (
      insert into visits.visit_day as d (day, views, visitors)
      values (${day}::date, ${views}::bigint, (select count(*) from seen))
      on conflict (tenant_id, day) do update set views = d.views + excluded.views, visitors = d.visitors + excluded.visitors
    ), page as (
      select path, views, exists (
        select from visits.page_day k where k.day = ${day}::date and k.path = counted.path
      ) as is_known
      from unnest(${[...pages.keys()]}::text[], ${[...pages.values()]}::bigint[]) as counted (path, views)
    ), ranked_page as (
      select path, views, is_known, row_number() over (partition by is_known order by views desc, path) as place from page
    ), kept_page as (
      insert into visits.page_day as d (day, path, views)
      select ${day}::date, case when is_known or place <= ${most.pages}::bigint - (
        select count(*) from visits.page_day where day = ${day}::date
      ) then path else ${others}::text end as counted_path, sum(views) from ranked_page group by 2 order by 2
      on conflict (tenant_id, day, path) do update set views = d.views + excluded.views
    ), source as (
      select host, views, exists (
        select from visits.source_day k where k.day = ${day}::date and k.host = counted.host
      ) as is_known
      from unnest(${[...sources.keys()]}::text[], ${[...sources.values()]}::bigint[]) as counted (host, views)
    ), ranked_source as (
      select host, views, is_known, row_number() over (partition by is_known order by views desc, host) as place
      from source
    )
    insert into visits.source_day as d (day, host, views)
    select ${day}::date, case when is_known or place <= ${most.sources}::bigint - (
      select count(*) from visits.source_day where day = ${day}::date
    ) then host else ${others}::text end as counted_host, sum(views) from ranked_source group by 2 order by 2
    on conflict (tenant_id, day, host) do update set views = d.views + excluded.views`
}

/** The salt of a day, the same in all processes. With a new one, what was left of earlier days is deleted. */
async function saltOf(tx: Transaction, day: Day): Promise<string> {
  const [known] = await tx.sql<{ salt: string }>`select salt from visits.visitor_salt where day = ${day}::date`
  if (known) return known.salt
  await forgetVisitors(tx, day)
  // Changes nothing where another process was first, but gives its salt.
  const [row] = await tx.sql<{ salt: string }>`
    insert into visits.visitor_salt as s (day, salt) values (${day}::date, ${randomBytes(24).toString('base64url')})
    on conflict (tenant_id, day) do update set salt = s.salt returning salt`
  if (row === undefined) throw new Error('The salt of the day was not written.')
  return row.salt
}

/** Delete the salts and marks of earlier days: from then on nobody can tell who was counted. */
export async function forgetVisitors(tx: Transaction, today: Day): Promise<void> {
  await tx.sql`delete from visits.visitor_salt where day < ${today}::date`
  await tx.sql`delete from visits.visitor_mark where day < ${today}::date`
}
