import type { Transaction } from '@ashlar/sdk/server'
import type { Missed } from './address-tally.ts'

/** Addresses in the log of a tenant; beyond that those go that nobody asked for the longest. */
export const addressesKept = 1000

export async function keepMissed(tx: Transaction, missed: ReadonlyMap<string, Missed>, most: number): Promise<void> {
  const counted = [...missed.values()]
  const rows = await tx.sql<{ id: number; path: string; referrer: string; is_new: boolean }>`
    insert into redirects.not_found_address (path, hits, referrer)
    select path, hits, referrer from unnest(
      ${[...missed.keys()]}::text[], ${counted.map(({ hits }) => hits)}::bigint[],
      ${counted.map(({ referrer }) => referrer)}::text[]) as counted (path, hits, referrer)
    on conflict (tenant_id, path) do update set hits = redirects.not_found_address.hits + excluded.hits, last_seen = now(),
      referrer = case when excluded.referrer = '' then redirects.not_found_address.referrer else excluded.referrer end
    returning id, path, referrer, (xmax = 0) as is_new`
  for (const { id, path, referrer, is_new } of rows) {
    if (is_new) await tx.search.put('not-found', id, `${path}\n${referrer}`)
  }
  const gone = await tx.sql<{ id: number }>`
    delete from redirects.not_found_address where id in (
      select id from redirects.not_found_address order by last_seen desc, id desc offset ${most}) returning id`
  for (const { id } of gone) await tx.search.remove('not-found', id)
}
