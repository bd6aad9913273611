import type { Tenant } from '@ashlar/sdk/server'
import type { InMemoryHost } from '../test-host.ts'

/** Counters and logs that reading may change. */
const logs = new Set(['core.audit', 'core.counted_use', 'core.job_progress', 'core.not_found_address'])

/** Every row that a website has in any table, read past all policies, as JSON by table name. */
export async function storedRows(
  host: InMemoryHost,
  { guid }: Tenant,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await host.sql<{ name: string }>`select table_schema || '.' || table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where column_name = 'tenant_id' and table_type = 'BASE TABLE' and table_schema !~ '^(pg_|information_schema)'
    order by 1`
  const found: Record<string, readonly string[]> = {}
  for (const { name } of tables.filter((table) => !logs.has(table.name))) {
    const rows = await host.database.admin<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t where tenant_id = $1 order by 1`,
      [guid],
    )
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

/** Sentences for each table whose rows are not what they were. */
export function changedRows(
  before: Awaited<ReturnType<typeof storedRows>>,
  after: Awaited<ReturnType<typeof storedRows>>,
): string[] {
  return Object.keys({ ...before, ...after }).flatMap((table) => {
    const [old = [], now = []] = [before[table], after[table]]
    const gone = old.filter((row) => !now.includes(row))
    const added = now.filter((row) => !old.includes(row))
    if (gone.length + added.length === 0) return []
    return [`Rows of ${table} changed: ${JSON.stringify({ gone, added }).slice(0, 600)}`]
  })
}
