import type { Injectable, Resolved } from './service.ts'

/** One row of a table in a tenant's archive, by the names of its columns, as PostgreSQL writes it to JSON. */
export type ArchiveRow = Readonly<Record<string, unknown>>

/** What becomes of the rows of one of the module's tenant tables when the tenant goes into an archive. */
export interface ArchivedTable {
  readonly kind: 'table'
  readonly table: string
  /** Which rows travel: a condition of SQL over the table, which it calls `t`. All of them without it. */
  readonly where?: string
  /** Columns that stay behind: secrets, and what belongs to the accounts of one installation. */
  readonly without?: readonly string[]
  /** Rows that follow from others, such as words of a search: they travel, but nobody reads them in a list. */
  readonly isDerived?: boolean
  readonly deps: readonly Injectable[]
  readonly accept: ((row: ArchiveRow, ...deps: never[]) => ArchiveRow | null | Promise<ArchiveRow | null>) | undefined
}

export interface ArchivedTableInput<Deps extends readonly Injectable[]>
  extends Pick<ArchivedTable, 'where' | 'without' | 'isDerived'> {
  readonly deps?: Deps
  /**
   * Look at a row that an archive brings, which may hold anything, and give it as it may be written; null leaves it
   * out, and the person is told how many were. Called as the tenant that it comes to, outside of any unit of work.
   *
   * @throws an AshlarError for a row with which the whole archive is refused
   */
  readonly accept?: (row: ArchiveRow, ...deps: Resolved<Deps>) => ArchiveRow | null | Promise<ArchiveRow | null>
}

/** Rows that belong to no archive: sessions, tokens, caches, what is counted by triggers. */
export interface LeftOutTable {
  readonly kind: 'left-out'
  readonly table: string
}

/** Work that is due once the rows of an archive are written. */
export interface AfterImport {
  readonly kind: 'after'
  readonly deps: readonly Injectable[]
  readonly run: (...deps: never[]) => Promise<void>
}

/** How a module's own data travel in the archive of a tenant. Tables that are not named travel column by column. */
export type ArchivePart = ArchivedTable | LeftOutTable | AfterImport

/**
 * Say how one table travels, where column by column is not enough.
 *
 * @example archiveTable('order', { without: ['payment_token'], accept: (row) => (isOrder(row) ? row : null) })
 */
/*#__NO_SIDE_EFFECTS__*/
export function archiveTable<const Deps extends readonly Injectable[] = []>(
  table: string,
  { deps, accept, ...how }: ArchivedTableInput<Deps> = {},
): ArchivedTable {
  return Object.freeze({
    ...how,
    kind: 'table',
    table,
    deps: deps ?? [],
    accept: accept as ArchivedTable['accept'],
  })
}

/*#__NO_SIDE_EFFECTS__*/
export function leaveOut(...tables: readonly string[]): LeftOutTable[] {
  return tables.map((table) => Object.freeze({ kind: 'left-out', table }))
}

/**
 * Check or complete what an archive brought, in the unit of work that writes it: `database.tenant` joins it, and what
 * it throws leaves the tenant as empty as it was.
 */
/*#__NO_SIDE_EFFECTS__*/
export function afterImport<const Deps extends readonly Injectable[]>(
  deps: Deps,
  run: (...deps: Resolved<Deps>) => Promise<void>,
): AfterImport {
  return Object.freeze({ kind: 'after', deps, run: run as AfterImport['run'] })
}
