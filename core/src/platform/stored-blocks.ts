import { type SqlText, sql } from './sql.ts'

/** Whether stored content (a jsonb column of ours, by its name) holds a block of one of these types. */
export function holdsBlocks(
  column: 'c.content' | 'c.live_content' | 'd.content' | 'r.content' | 't.content',
  types: readonly string[],
): SqlText {
  const nodes: SqlText = { strings: [`${column} -> 'nodes'`], values: [] }
  return sql`exists (select from jsonb_each(case jsonb_typeof(${nodes}) when 'object' then ${nodes} end) node
    where node.value ->> 'type' = any(${types}::text[]))`
}
