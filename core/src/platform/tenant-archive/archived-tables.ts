import type { ArchivedTable, ArchivePart, Transaction } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { releasedTables } from '../../data/released-tables.ts'
import { quoted } from '../../data/sql-text.ts'
import { fullName, ownedTables } from './tenant-tables.ts'

export interface ArchivedColumn {
  readonly name: string
  /** As a cast says it. */
  readonly type: string
  readonly isIdentity: boolean
  /** False for what stays behind. */
  readonly travels: boolean
}

/** A table whose rows travel, as it is here and now. */
export interface TravellingTable {
  /** With its schema: `core.page`. */
  readonly name: string
  /** The same as a statement says it. */
  readonly place: string
  /** Id of the module. */
  readonly module: string
  /** Without `tenant_id`. */
  readonly columns: readonly ArchivedColumn[]
  /** What rows are ordered by. */
  readonly key: readonly string[]
  readonly part: ArchivedTable | undefined
}

/** Whether an archive means this table by that name: its own, or core's, from when core had it (`releasedTables`). */
export function isNameOf({ name, module }: Pick<TravellingTable, 'name' | 'module'>, said: string): boolean {
  if (said === name) return true
  const table = name.slice(module.length + 1)
  return Object.hasOwn(releasedTables, table) && said === `core.${table}`
}

export interface CatalogueColumn extends Omit<ArchivedColumn, 'travels'> {
  readonly table: string
  readonly inKey: number | null
}

/** What the modules of a composition say of their tables, by the table's full name. */
export function partsOf({ packages }: Pick<Composition, 'packages'>): ReadonlyMap<string, ArchivePart> {
  return new Map(
    packages.flatMap(({ server }) =>
      (server?.archive ?? []).flatMap((part) =>
        part.kind === 'after' ? [] : [[`${server?.module.id}.${part.table}`, part] as const],
      ),
    ),
  )
}

/**
 * Tables whose rows belong into an archive, each behind what it needs: found in the catalogue, so that a new one is in
 * by itself. Tables of modules that are not there any more are not understood, and stay.
 */
export async function travellingTables(tx: Transaction, composition: Composition): Promise<TravellingTable[]> {
  const modules = new Set(composition.modules.map(({ id }) => id))
  const parts = partsOf(composition)
  const owned = (await ownedTables(tx)).filter(
    (table) => table.isOwn && table.column === 'tenant_id' && modules.has(table.schema),
  )
  const columns = await columnsOf(tx, owned.map(fullName))
  return owned.flatMap((table) => {
    const name = fullName(table)
    const part = parts.get(name)
    if (part?.kind === 'left-out') return []
    const own = columns.filter((column) => column.table === name)
    const found = part?.kind === 'table' ? part : undefined
    return {
      name,
      place: `${quoted(table.schema)}.${quoted(table.name)}`,
      module: table.schema,
      columns: own.map((column) => ({
        ...{ name: column.name, type: column.type, isIdentity: column.isIdentity },
        travels: found?.without?.includes(column.name) !== true,
      })),
      key: own
        .filter(({ inKey }) => inKey !== null)
        .toSorted((one, other) => (one.inKey ?? 0) - (other.inKey ?? 0))
        .map((column) => column.name),
      part: found,
    }
  })
}

export function columnsOf(tx: Transaction, tables: readonly string[]): Promise<CatalogueColumn[]> {
  return tx.sql<CatalogueColumn>`
    select n.nspname || '.' || c.relname as "table", a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type, a.attidentity <> '' as "isIdentity",
      array_position(i.indkey::int2[], a.attnum) as "inKey"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where n.nspname || '.' || c.relname = any(${tables}::text[]) and a.attname <> 'tenant_id'
    order by 1, a.attnum`
}

/** Whether a table is one that people read as a list: no documents in it, and nothing that follows from others. */
export const isList = ({ columns, part }: TravellingTable): boolean =>
  part?.isDerived !== true && columns.every(({ type }) => !['json', 'jsonb', 'bytea'].includes(type))

/** Whether a table holds files. */
export const hasBytes = ({ columns }: TravellingTable): boolean => columns.some(({ type }) => type === 'bytea')
