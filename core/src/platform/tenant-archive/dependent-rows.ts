import type { Transaction } from '@ashlar/sdk/server'
import { quoted } from '../../data/sql-text.ts'
import { run, type SqlText, sql } from '../sql.ts'
import { columnsOf, type TravellingTable } from './archived-tables.ts'
import { layAside } from './rows-aside.ts'
import { fullName, ownedTables } from './tenant-tables.ts'

/** A foreign key, without the tenant. */
interface Link {
  /** Full name of the table that has it. */
  readonly table: string
  /** Full name of the table that it leads to, and the same as a statement says it. */
  readonly target: string
  readonly place: string
  readonly columns: readonly string[]
  readonly reached: readonly string[]
  /** Whether it is emptied when the row it leads to goes; otherwise the row goes, too. */
  readonly isEmptied: boolean
}

/** A table whose rows are in no backup and lead to rows that a restore replaces: drafts, previews, replies. */
export interface DependentTable extends TravellingTable {
  readonly links: readonly Link[]
}

/** Directly or by way of each other; none before what it needs. */
export async function dependentTables(
  tx: Transaction,
  replaced: readonly Pick<TravellingTable, 'name'>[],
): Promise<DependentTable[]> {
  const owned = (await ownedTables(tx)).filter((table) => table.isOwn && table.column === 'tenant_id')
  const names = owned.map(fullName)
  const links = await tx.sql<Link>`
    select n.nspname || '.' || c.relname as "table", rn.nspname || '.' || rc.relname as target,
      format('%I.%I', rn.nspname, rc.relname) as place, f.confdeltype = 'n' as "isEmptied",
      array(select a.attname::text from unnest(f.conkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number order by k.place) as columns,
      array(select a.attname::text from unnest(f.confkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number order by k.place) as reached
    from pg_constraint f
      join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class rc on rc.oid = f.confrelid join pg_namespace rn on rn.oid = rc.relnamespace
    where f.contype = 'f' and f.conparentid = 0 and n.nspname || '.' || c.relname = any(${names}::text[])
      and rn.nspname || '.' || rc.relname = any(${names}::text[])`
  const gone = new Set(replaced.map(({ name }) => name))
  const found = new Set<string>()
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const { table, target } of links)
      if (!gone.has(table) && (gone.has(target) || found.has(target))) found.add(table)
  }
  const columns = await columnsOf(tx, [...found])
  return owned.flatMap((table) => {
    const name = fullName(table)
    if (!found.has(name)) return []
    const own = columns.filter((column) => column.table === name)
    return {
      ...{ name, place: `${quoted(table.schema)}.${quoted(table.name)}`, module: table.schema, part: undefined },
      columns: own.map((column) => ({ ...column, travels: true })),
      key: [],
      links: links.filter((link) => link.table === name).map(withoutTenant),
    }
  })
}

export async function layDependentsAside(
  tx: Transaction,
  tenant: string,
  archive: string,
  tables: readonly DependentTable[],
): Promise<void> {
  for (const table of tables) await layAside((step) => step(tx), tenant, archive, table)
}

/** Put the rows back that were laid aside, except for those that lead to a row that is not there any more. */
export async function putDependentsBack(
  tx: Transaction,
  tenant: string,
  archive: string,
  tables: readonly DependentTable[],
): Promise<void> {
  for (const table of tables) await run(tx, putBack(tenant, archive, table))
}

function putBack(tenant: string, archive: string, { name, place, columns, links }: DependentTable): SqlText {
  const names = written(columns.map((column) => quoted(column.name)).join(', '))
  const typed = written(columns.map((column) => `${quoted(column.name)} ${column.type}`).join(', '))
  const overriding = written(columns.some(({ isIdentity }) => isIdentity) ? 'overriding system value' : '')
  const values = written(columns.map((column) => putBackValue(column.name, links)).join(', '))
  const holds = written(
    links
      .filter(({ isEmptied }) => !isEmptied)
      .map((link) => `and ${leadsSomewhere(link)}`)
      .join(' '),
  )
  return sql`insert into ${written(place)} (tenant_id, ${names}) ${overriding}
    select s.tenant_id, ${values} from core.tenant_archive_row s
      cross join lateral jsonb_to_record(s.value) as r (${typed})
    where s.tenant_id = ${tenant}::uuid and s.archive_id = ${archive}::uuid and s.name = ${name} ${holds}
    order by s.place on conflict do nothing`
}

function putBackValue(column: string, links: readonly Link[]): string {
  const emptied = links.filter(({ isEmptied, columns }) => isEmptied && columns.includes(column))
  const value = `r.${quoted(column)}`
  return emptied.length === 0 ? value : `case when ${emptied.map(leadsSomewhere).join(' and ')} then ${value} end`
}

const leadsSomewhere = ({ place, columns, reached }: Link): string => {
  const empty = columns.map((column) => `r.${quoted(column)} is null`)
  const meets = columns.map((column, at) => `x.${quoted(reached[at] ?? '')} = r.${quoted(column)}`)
  const found = `exists (select from ${place} x where ${['x.tenant_id = s.tenant_id', ...meets].join(' and ')})`
  return `(${[...empty, found].join(' or ')})`
}

function withoutTenant(link: Link): Link {
  const isOther = (_: string, at: number) => link.columns[at] !== 'tenant_id'
  return { ...link, columns: link.columns.filter(isOther), reached: link.reached.filter(isOther) }
}

/** What the catalogue wrote: names, no values. */
const written = (text: string): SqlText => ({ strings: [text], values: [] })
