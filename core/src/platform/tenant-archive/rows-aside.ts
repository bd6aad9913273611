import type { Transaction } from '@ashlar/sdk/server'
import { quoted } from '../../data/sql-text.ts'
import { run, type SqlText, sql } from '../sql.ts'
import type { TravellingTable } from './archived-tables.ts'
import { rowsInStep } from './step.ts'

/** Lay a table's rows aside as they travel, in steps. */
export async function layAside(tx: Transaction, tenant: string, archive: string, table: TravellingTable) {
  for (let after: readonly string[] | undefined = []; after !== undefined; ) {
    const ended: readonly Step[] = await run<Step>(tx, stepAfter(after, tenant, archive, table))
    after = table.key.length === 0 ? undefined : ended[0]?.last
  }
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
