import { metadataOf, type PackageEntities } from './entities.ts'
import type { Client } from './migrate.ts'

/** The version of a module that serves while its migrations run, and to which a roll back leads. */
export interface VersionInUse {
  readonly version: string
  readonly entities: PackageEntities
}

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly is_null: boolean
  /** Whether a row can be written without it. */
  readonly is_free: boolean
}

/** The columns of a module's tables, by table and name. */
export type TableColumns = ReadonlyMap<string, ReadonlyMap<string, Column>>

export async function columnsOf(client: Client, module: string): Promise<TableColumns> {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
       not a.attnotnull as is_null,
       not a.attnotnull or a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as is_free
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
    [module],
  )
  const tables = Map.groupBy(rows, ({ table }) => table)
  return new Map([...tables].map(([table, own]) => [table, new Map(own.map((each) => [each.column, each]))]))
}

/**
 * What migrations took from the version that is in use, as the end of a sentence; undefined when it can go on. A column
 * counts where an entity of that version has it; a version without entities may need every column.
 */
export function narrowingOf(before: TableColumns, after: TableColumns, { entities }: VersionInUse): string | undefined {
  const needs = needsOf(entities)
  for (const [table, columns] of before) {
    const needed = needs === undefined ? new Set(columns.keys()) : needs.get(table)
    if (needed === undefined) continue
    const now = after.get(table)
    if (now === undefined) return `removes the table “${table}”`
    for (const [name, old] of columns) {
      const next = now.get(name)
      if (!needed.has(name)) continue
      if (next === undefined) return `removes the column “${name}” of “${table}”`
      if (next.type !== old.type) return `changes the column “${name}” of “${table}” from ${old.type} to ${next.type}`
      if (old.is_null && !next.is_null) return `makes the column “${name}” of “${table}” required`
    }
    for (const [name, next] of now) {
      const isNewDuty = !next.is_free && (columns.get(name)?.is_free ?? true)
      if (isNewDuty) return `requires the column “${name}” in every row of “${table}”`
    }
  }
  return undefined
}

/** Columns by table; undefined where nothing is known. */
function needsOf(entities: PackageEntities): ReadonlyMap<string, ReadonlySet<string>> | undefined {
  if (entities.length === 0) return undefined
  return new Map(
    metadataOf(entities).map(({ tableName, props }) => [
      tableName,
      new Set(props.flatMap(({ persist, fieldNames }) => (persist === false ? [] : (fieldNames ?? [])))),
    ]),
  )
}
