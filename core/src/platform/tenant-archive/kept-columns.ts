import { core } from '@ashlar/sdk/platform'
import type { Transaction } from '@ashlar/sdk/server'
import { quoted } from '../../data/sql-text.ts'
import { run, type SqlText, sql } from '../sql.ts'
import type { StagedTable } from './archive-reader.ts'
import type { TravellingTable } from './archived-tables.ts'
import { layAside } from './rows-aside.ts'

/** Columns of a replaced table whose values outlive their rows. */
export interface KeptColumns {
  readonly table: TravellingTable
  /** Secrets of modules, which are in no backup: a row that comes back has its own again. */
  readonly secrets: readonly string[]
  /**
   * Revisions of documents and versions of files. They never fall, or a write that was made for one state would be
   * taken for another, and an address under which bytes never change would get others.
   */
  readonly counters: readonly string[]
}

const counterNames = ['revision', 'version']

export async function keptColumns(tx: Transaction, tables: readonly StagedTable[]): Promise<KeptColumns[]> {
  const names = tables.map(({ table }) => table.name)
  // A history has revisions as well; only what counts begins by itself.
  const counting = await tx.sql<{ table: string; column: string }>`
    select n.nspname || '.' || c.relname as "table", a.attname::text as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname || '.' || c.relname = any(${names}::text[]) and a.attname = any(${counterNames}::text[])
      and a.atthasdef and a.attgenerated = '' and a.atttypid in ('int4'::regtype, 'int8'::regtype)`
  return tables.flatMap(({ table, columns }) => {
    const { name, module, key } = table
    const stays = table.columns.filter((column) => !column.travels && !columns.has(column.name))
    // Core leaves out who changed a row last: that was somebody else when the backup was made.
    const secrets = module === core.id ? [] : stays.map((column) => column.name)
    const counters = counting.filter((each) => each.table === name).map(({ column }) => column)
    return key.length > 0 && secrets.length + counters.length > 0 ? { table, secrets, counters } : []
  })
}

export function layKeptAside(tx: Transaction, tenant: string, archive: string, kept: KeptColumns): Promise<void> {
  const { table, secrets, counters } = kept
  const wanted = new Set([...table.key, ...secrets, ...counters])
  const columns = table.columns.map((column) => ({ ...column, travels: wanted.has(column.name) }))
  return layAside((step) => step(tx), tenant, archive, { ...table, name: nameAside(table), columns })
}

/** Give the rows that came back what was kept of them. */
export async function giveKeptBack(tx: Transaction, tenant: string, archive: string, kept: KeptColumns): Promise<void> {
  const { table, secrets, counters } = kept
  if (secrets.length > 0) {
    const set = secrets.map((column) => `${quoted(column)} = k.${quoted(column)}`).join(', ')
    await run(tx, update(tenant, archive, table, set, 'true'))
  }
  for (const counter of counters.map(quoted))
    await run(tx, update(tenant, archive, table, `${counter} = k.${counter} + 1`, `k.${counter} > t.${counter}`))
}

/** Names of tables have no blank, so it is no other table's. */
const nameAside = ({ name }: TravellingTable) => `kept ${name}`

function update(tenant: string, archive: string, table: TravellingTable, set: string, when: string): SqlText {
  const typed = table.columns.map((column) => `${quoted(column.name)} ${column.type}`).join(', ')
  const isSame = table.key.map((column) => `t.${quoted(column)} = k.${quoted(column)}`).join(' and ')
  return sql`update ${written(table.place)} t set ${written(set)} from core.tenant_archive_row s
      cross join lateral jsonb_to_record(s.value) as k (${written(typed)})
    where t.tenant_id = ${tenant}::uuid and s.tenant_id = ${tenant}::uuid and s.archive_id = ${archive}::uuid
      and s.name = ${nameAside(table)} and ${written(isSame)} and ${written(when)}`
}

/** What the catalogue wrote: names, no values. */
const written = (text: string): SqlText => ({ strings: [text], values: [] })
