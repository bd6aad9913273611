import type { Transaction } from '@ashlar/sdk/server'
import { quoted } from '../../data/sql-text.ts'
import { run, type SqlText, sql } from '../sql.ts'
import type { TravellingTable } from './archived-tables.ts'
import { rowsInStep, type Within } from './step.ts'

/** Lay a table's rows aside as they travel, in steps. */
export async function layAside(within: Within, tenant: string, archive: string, table: TravellingTable): Promise<void> {
  for (let after: readonly string[] | undefined = []; after !== undefined; ) {
    const statement = stepAfter(after, tenant, archive, table)
    const ended: readonly Step[] = await within((tx) => run<Step>(tx, statement))
    after = table.key.length === 0 ? undefined : ended[0]?.last
  }
}

/** From which transaction on a row counts as changed: the oldest that may have been under way. */
export async function sinceNow(tx: Transaction): Promise<string> {
  const [row] = await tx.sql<{ since: string }>`select pg_snapshot_xmin(pg_current_snapshot())::xid::text as since`
  return row?.since ?? '0'
}

/** Whether a table's rows differ from those that were laid aside: some were written since, or some are gone. */
export async function hasChanged(
  tx: Transaction,
  since: string,
  tenant: string,
  archive: string,
  { name, place, part }: TravellingTable,
): Promise<boolean> {
  const [row] = await run<{ changed: boolean }>(
    tx,
    sql`select coalesce(bool_or(age(t.xmin) <= age(${since}::xid)), false) or count(*) <> (
        select count(*) from core.tenant_archive_row s
        where s.tenant_id = ${tenant}::uuid and s.archive_id = ${archive}::uuid and s.name = ${name}) as changed
      from ${written(place)} t where t.tenant_id = ${tenant}::uuid and (${written(part?.where ?? 'true')})`,
  )
  return row?.changed ?? true
}

/** Whether a table's rows are exactly those that were laid aside. Reads every row: `hasChanged` first. */
export async function isAsLaidAside(
  tx: Transaction,
  tenant: string,
  archive: string,
  { name, place, columns, part }: TravellingTable,
): Promise<boolean> {
  const behind = ['tenant_id', ...columns.flatMap((column) => (column.travels ? [] : column.name))]
  const [row] = await run<{ same: boolean }>(
    tx,
    sql`with now as (select md5((to_jsonb(t) - ${behind}::text[])::text) as row from ${written(place)} t
        where t.tenant_id = ${tenant}::uuid and (${written(part?.where ?? 'true')})),
      aside as (select md5(s.value::text) as row from core.tenant_archive_row s
        where s.tenant_id = ${tenant}::uuid and s.archive_id = ${archive}::uuid and s.name = ${name})
      select not exists (select row from now except all select row from aside)
        and not exists (select row from aside except all select row from now) as same`,
  )
  return row?.same ?? false
}

interface Step {
  /** The key of its last row, as texts. */
  readonly last: readonly string[]
}

function stepAfter(
  after: readonly string[],
  tenant: string,
  archive: string,
  { name, place, columns, key, part }: TravellingTable,
): SqlText {
  const behind = ['tenant_id', ...columns.flatMap((column) => (column.travels ? [] : column.name))]
  const order = written(key.length === 0 ? '1' : key.map((column) => `t.${quoted(column)}`).join(', '))
  const backwards = written(key.length === 0 ? '1' : key.map((column) => `t.${quoted(column)} desc`).join(', '))
  const texts = written(key.map((column) => `t.${quoted(column)}::text`).join(', '))
  return sql`
    with taken as (select t.* from ${written(place)} t
      where t.tenant_id = ${tenant}::uuid and (${written(part?.where ?? 'true')}) and ${isAfter(after, columns, key)}
      order by ${order} limit ${key.length === 0 ? null : rowsInStep}::bigint),
    aside as (insert into core.tenant_archive_row (tenant_id, archive_id, name, value)
      select ${tenant}::uuid, ${archive}::uuid, ${name}, to_jsonb(t) - ${behind}::text[] from taken t order by ${order})
    select array[${texts}]::text[] as last from taken t order by ${backwards} limit 1`
}

function isAfter(after: readonly string[], columns: TravellingTable['columns'], key: TravellingTable['key']): SqlText {
  const [first, ...others] = after.map(
    (value, at) => sql`${value}::${written(columns.find(({ name }) => name === key[at])?.type ?? 'text')}`,
  )
  if (first === undefined) return sql`true`
  const values = others.reduce((all, value) => sql`${all}, ${value}`, first)
  return sql`(${written(key.map((column) => `t.${quoted(column)}`).join(', '))}) > (${values})`
}

/** What the catalogue or a module wrote: names and conditions, no values. */
const written = (text: string): SqlText => ({ strings: [text], values: [] })
