import type { Outbox } from './foundation.entities.ts'
import type { Signal } from './signals.ts'
import { channel } from './store.ts'

/** What a unit of work leaves behind for the platform worker, written in the same transaction. */
export type OutboxEntry = Pick<Outbox, 'kind' | 'name' | 'payload' | 'key'> & {
  /** As JSON says it. */
  readonly startAfter: string | null
}

/** PostgreSQL refuses 8,000 bytes and more; the transaction is added by it. */
const mostBytes = 7_500

/** A signal with its sender, who has heard it already. */
export interface Notice {
  readonly from: string
  readonly signal: Signal
  /** The transaction that wrote it, which PostgreSQL adds; see `MissedTags`. */
  readonly xid?: string
}

export function notice(from: string, signal: Signal): string {
  const text = JSON.stringify({ from, signal } satisfies Notice)
  if (Buffer.byteLength(text) > mostBytes)
    throw new RangeError(`A signal of ${Buffer.byteLength(text)} bytes is too long.`)
  return text
}

/** Tags in notices that are each short enough. */
export function tagNotices(from: string, tenant: string | null, tags: readonly string[]): string[] {
  const whole = JSON.stringify({ from, signal: { kind: 'tags', tenant, tags } } satisfies Notice)
  if (Buffer.byteLength(whole) <= mostBytes || tags.length < 2) return [whole]
  const half = Math.ceil(tags.length / 2)
  return [...tagNotices(from, tenant, tags.slice(0, half)), ...tagNotices(from, tenant, tags.slice(half))]
}

/**
 * One statement for all rows, and for the notices, which PostgreSQL sends when the transaction commits. The time is
 * that of writing, not that of the transaction's beginning, which may lie far back.
 */
export function outboxStatement(rows: readonly OutboxEntry[], notices: readonly string[]): [string, unknown[]] {
  const insert = `insert into core.outbox (kind, name, payload, key, start_after, created_at)
    select kind, name, payload, key, "startAfter", clock_timestamp() from jsonb_to_recordset($1::jsonb)
    as row(kind text, name text, payload jsonb, key text, "startAfter" timestamptz)`
  if (notices.length === 0) return [insert, [JSON.stringify(rows)]]
  const signed = `format('{"xid":"%s",%s', pg_current_xact_id()::xid, substr(notice, 2))`
  const notify = `select pg_notify('${channel}', ${signed}) from unnest($2::text[]) notice`
  return [`with written as (${insert}) ${notify}`, [JSON.stringify(rows), [...notices]]]
}
