import { quoted } from '../data/sql-text.ts'
import type { Client } from './tables.ts'

/** Set every counter of these schemas to where it stands, so that no number is given twice. */
export async function copyCounters(source: Client, target: Client, schemas: readonly string[]): Promise<void> {
  const { rows } = await source.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any($1::text[])`,
    [schemas],
  )
  for (const { schema, name } of rows) {
    const place = `${quoted(schema)}.${quoted(name)}`
    const { rows: now } = await source.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${place}`,
    )
    for (const { last, called } of now)
      await target.query('select setval($1::text::regclass, $2::text::bigint, $3)', [place, last, called])
  }
}
