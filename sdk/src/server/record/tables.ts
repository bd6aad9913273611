import { type Expression, type SqlBool, sql } from 'kysely'
import { pascal, type Records } from '../../definition/record/records.ts'
import { p } from '../entity.ts'
import { type Statement, statement, type TenantTable, tenantTable } from '../migration.ts'

/** A condition of a list's query over the table of its records: `query.where(condition)`. */
export type RecordCondition = Expression<SqlBool>

/** A table whose rows belong to records and go with them. */
export interface BesideTable {
  readonly module: string
  /** Table of the records, and the column that leads to it. */
  readonly record: string
  readonly column: string
  readonly name: string
}

export const besideTable = ({ module, record }: Records, name: string): BesideTable =>
  Object.freeze({ module: module.id, record, column: `${record}_id`, name })

/** The member of the table's entity that leads to the record: entities are compared with their tables by name. */
export const recordMember = ({ column }: BesideTable) => ({
  [column.replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase())]: p.bigint('number').primary(),
})

/** Names of entities are those of their tables: `customer_tag` is `CustomerTag`. */
export const entityName = pascal

/** The table with its key to the records, which takes its rows along when a record is deleted. */
export const besideTableStep = (
  { module, record, column, name }: BesideTable,
  columns: readonly string[],
  keys: readonly string[],
): TenantTable =>
  tenantTable(name, [
    `${column} bigint not null`,
    ...columns,
    ...keys,
    `foreign key (tenant_id, ${column}) references ${module}.${record} (tenant_id, id) on delete cascade`,
  ])

export const besideIndexStep = ({ module, name }: BesideTable, by: string, columns: string): Statement =>
  statement(`create index ${name}_by_${by} on ${module}.${name} (tenant_id, ${columns})`)

/** The table in a statement, with its schema. */
export const placeOf = ({ module, name }: Pick<BesideTable, 'module' | 'name'>) => sql.table(`${module}.${name}`)

/** Records that have a row in the table for which this holds; the table is called `beside`. */
export const recordsWith = (table: BesideTable, condition: Expression<SqlBool>): RecordCondition =>
  sql<SqlBool>`exists (select from ${placeOf(table)} beside
    where ${sql.id('beside', table.column)} = ${sql.id(table.record, 'id')} and ${condition})`

/** Rows that belong to something, by what they belong to. */
export function grouped<Row extends { readonly recordId: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  return Map.groupBy(rows, ({ recordId }) => recordId)
}
