/** A table whose rows belong to tenants. The runner adds `tenant_id`, forced row-level security, its policy and grants. */
export interface TenantTable {
  readonly kind: 'tenant-table'
  readonly name: string
  /** Column and constraint lines as in `create table`, without `tenant_id`. Keys begin with `tenant_id`. */
  readonly columns: readonly string[]
  /** What requests may do with the rows; everything unless narrowed (an outbox may only be inserted into). */
  readonly rights: readonly TableRight[]
}
export type TableRight = 'select' | 'insert' | 'update' | 'delete'

/** One statement, run inside the package's own schema. */
export interface Statement {
  readonly kind: 'statement'
  readonly text: string
}

/** The number of a table's rows, kept as they come and go. */
export interface RowCount {
  readonly kind: 'row-count'
  readonly table: string
  readonly part: string
}

/** A table that core had before the package: taken with its rows where it is there, made where it is not. */
export interface TakenOver {
  readonly kind: 'taken-over'
  readonly table: TenantTable
}

/** Files of records go with them. */
export interface FilesOfRecords {
  readonly kind: 'files-of-records'
  readonly table: string
}

/** One step of a package's database, applied whole or not at all, once, in order. Released steps are never edited. */
export interface Migration {
  readonly name: string
  readonly steps: readonly (TenantTable | TakenOver | Statement | RowCount | FilesOfRecords)[]
}

/** @example migration('0001-invoice', [tenantTable('invoice', ['id uuid not null', 'primary key (tenant_id, id)'])]) */
export function migration(name: string, steps: Migration['steps']): Migration {
  return Object.freeze({ name, steps })
}

export function tenantTable(
  name: string,
  columns: readonly string[],
  rights: readonly TableRight[] = ['select', 'insert', 'update', 'delete'],
): TenantTable {
  return Object.freeze({ kind: 'tenant-table', name, columns, rights })
}

/**
 * The table of this name that core had, with its rows, in the package's own schema and under its own policy; a new one
 * where there is none. Either way the table is the same, so `table` says what it has come to in core. Its indexes come
 * with it: `create index if not exists`. Core gives away the tables that it says it gives away, and no others.
 *
 * @example takenOver(tenantTable('webhook', ['id bigint generated always as identity', …]))
 */
export function takenOver(table: TenantTable): TakenOver {
  return Object.freeze({ kind: 'taken-over', table })
}

export function statement(text: string): Statement {
  return Object.freeze({ kind: 'statement', text })
}

/**
 * Keep count of the rows of one of the package's tables, from now on and of those that are there: `tx.totals` knows it
 * at once. `part` is an SQL expression over a row that gives a text: rows are counted apart by it, and not at all where
 * it is null. A later migration may ask again, to count by another `part`.
 *
 * @example countRows('member', `case when deleted_at is null then status end`)
 */
export function countRows(table: string, part = `''`): RowCount {
  return Object.freeze({ kind: 'row-count', table, part })
}

/**
 * Delete the files of a record (`Files`) with its row, however the row goes. The table's `id` is the record's number, and
 * its files are of the kind `<module>.<table>`.
 *
 * @example deleteFilesOf('note')
 */
export function deleteFilesOf(table: string): FilesOfRecords {
  return Object.freeze({ kind: 'files-of-records', table })
}
