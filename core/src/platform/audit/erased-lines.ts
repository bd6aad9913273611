import type { RecordReference, Transaction } from '@ashlar/sdk/server'
import { wordsOf } from '../../data/words.ts'
import { run, type SqlText, sql } from '../sql.ts'

/** Erase what lines of the audit log say about these records; who did what, and when, stays. */
export function eraseLinesOf(tx: Transaction, tenant: string, records: readonly RecordReference[]): Promise<void> {
  const wanted = JSON.stringify(records.map(({ entity, id }) => ({ entity, id: String(id) })))
  return eraseLines(
    tx,
    tenant,
    sql`(a.entity, a.entity_id) in (select entity, id from jsonb_to_recordset(${wanted}::jsonb) as r(entity text, id text))
      or exists (select from jsonb_each_text(a.details) d where (d.key, d.value) in (
        select entity || '_id', id from jsonb_to_recordset(${wanted}::jsonb) as r(entity text, id text)))`,
  )
}

/** The same for the lines `a` that meet a condition. Their words go too, but for the name of who did it. */
export async function eraseLines(tx: Transaction, tenant: string, condition: SqlText): Promise<void> {
  const erased = await run<{ id: number; actor: string | null }>(
    tx,
    sql`with erased as (
        update core.audit a set details = null where a.tenant_id = ${tenant}::uuid and a.details is not null and (${condition})
        returning a.id, a.actor_name),
      unfound as (
        delete from core.search_word w using erased e where w.tenant_id = ${tenant}::uuid and w.kind = 'audit' and w.id = e.id)
      select id, actor_name as actor from erased`,
  )
  const words = erased.flatMap(({ id, actor }) => wordsOf(actor ?? '').map((word) => ({ id, word })))
  if (words.length === 0) return
  await tx.sql`insert into core.search_word (tenant_id, kind, id, word)
    select ${tenant}::uuid, 'audit', id, word from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as r(id bigint, word text)
    on conflict do nothing`
}
