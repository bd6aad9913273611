import type { RecordReference, Transaction } from '@ashlar/sdk/server'
import { eraseLinesOf } from '../audit/erased-lines.ts'
import { run, type SqlText, sql } from '../sql.ts'

/** As a mail keeps what it is about. */
export const aboutOf = (records: readonly RecordReference[]): string[] =>
  records.map(({ entity, id }) => `${entity}/${id}`)

/** What it is about, as a mail keeps it. Ids hold no slash. */
export const recordsOf = (about: readonly string[]): { entity: string; id: string }[] =>
  about.map((kept) => {
    const slash = kept.lastIndexOf('/')
    return { entity: kept.slice(0, slash), id: kept.slice(slash + 1) }
  })

/** Delete mails that tell of these records. */
export const eraseMailsAbout = (tx: Transaction, tenant: string, records: readonly RecordReference[]): Promise<void> =>
  eraseMails(tx, tenant, sql`m.about && ${aboutOf(records)}::text[]`)

/** Delete the mails `m` that meet a condition, whether they were sent or wait, with their words and their audit lines. */
export async function eraseMails(tx: Transaction, tenant: string, condition: SqlText): Promise<void> {
  const erased = await run<{ id: number }>(
    tx,
    sql`with erased as (delete from core.mail m where m.tenant_id = ${tenant}::uuid and (${condition}) returning m.id),
      unfound as (
        delete from core.search_word w using erased e where w.tenant_id = ${tenant}::uuid and w.kind = 'mail' and w.id = e.id)
      select id from erased`,
  )
  if (erased.length === 0) return
  await eraseLinesOf(
    tx,
    tenant,
    erased.map(({ id }) => ({ entity: 'mail', id })),
  )
}
