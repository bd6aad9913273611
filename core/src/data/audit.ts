import type { AuditEntry } from '@ashlar/sdk/server'
import { currentContext } from './context.ts'
import { wordsOf } from './words.ts'

/**
 * One statement for all acts of a unit of work, with who did them and in which request. A tenant's lines are found by
 * the words of what they are about and of who did it.
 */
export function auditStatement(acts: readonly AuditEntry[], tenant: string | null): [string, unknown[]] {
  const context = currentContext()
  const actorName = context?.actorName ?? null
  const rows = acts.map(({ action, entity, entityId, title, details }) => ({
    action,
    entity,
    entity_id: String(entityId),
    details: { ...(title !== undefined && { title }), ...details },
  }))
  const insert = `insert into core.audit (tenant_id, actor, actor_name, request_id, action, entity, entity_id, details)
    select $2::uuid, $3::uuid, $4, $5, action, entity, entity_id, details from jsonb_to_recordset($1::jsonb)
    as row(action text, entity text, entity_id text, details jsonb)`
  const values = [JSON.stringify(rows), tenant, context?.actor ?? null, actorName, context?.requestId ?? null]
  if (tenant === null) return [insert, values]
  const titles = [...new Set(acts.map(({ title = '' }) => title))]
  const words = titles.flatMap((title) => wordsOf(`${title} ${actorName ?? ''}`).map((word) => ({ title, word })))
  const withWords = `with line as (${insert} returning id, coalesce(details ->> 'title', '') as title)
    insert into core.search_word (kind, id, word) select 'audit', line.id, found.word
    from line join jsonb_to_recordset($6::jsonb) as found(title text, word text) using (title)`
  return [withWords, [...values, JSON.stringify(words)]]
}
