import type { Day } from '@ashlar/sdk'
import type { ListWindow, Transaction } from '@ashlar/sdk/server'
import type { TopPage, VisitSource } from '../../contract.ts'
import { others } from '../tally/view-counts.ts'

/** Rows with the most views since a day, of how many, and the views that were not counted apart. */
export interface TopList<Row> {
  readonly results: { readonly rows: Row[]; readonly total: number }
  readonly otherViews: number
}

interface Whole {
  readonly total: number
  readonly other_views: number
}

export async function topPages(tx: Transaction, first: Day, { limit, offset }: ListWindow): Promise<TopList<TopPage>> {
  const rows = await tx.sql<TopPage>`
    select path, sum(views)::bigint as views from visits.page_day where day >= ${first}::date and path <> ${others}
    group by path order by views desc, path limit ${limit} offset ${offset}`
  const whole = await tx.sql<Whole>`
    select count(distinct path) filter (where path <> ${others}) as total,
      coalesce(sum(views) filter (where path = ${others}), 0)::bigint as other_views
    from visits.page_day where day >= ${first}::date`
  return listOf(rows, whole)
}

export async function topSources(
  tx: Transaction,
  first: Day,
  { limit, offset }: ListWindow,
): Promise<TopList<VisitSource>> {
  const rows = await tx.sql<VisitSource>`
    select host, sum(views)::bigint as views from visits.source_day where day >= ${first}::date and host <> ${others}
    group by host order by views desc, host limit ${limit} offset ${offset}`
  const whole = await tx.sql<Whole>`
    select count(distinct host) filter (where host <> ${others}) as total,
      coalesce(sum(views) filter (where host = ${others}), 0)::bigint as other_views
    from visits.source_day where day >= ${first}::date`
  return listOf(rows, whole)
}

function listOf<Row>(rows: Row[], [whole]: readonly Whole[]): TopList<Row> {
  return { results: { rows, total: whole?.total ?? 0 }, otherViews: whole?.other_views ?? 0 }
}
