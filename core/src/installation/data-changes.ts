import type { PackagePlan } from '@ashlar/sdk/platform'
import type { ServerDefinition } from '@ashlar/sdk/server'
import type { DataLayer } from '../data/index.ts'
import { checksumOf } from '../data/migration-steps.ts'
import { identifier } from '../data/sql-text.ts'

export interface DataChanges extends Pick<PackagePlan, 'tables' | 'migrations'> {
  /** A migration that was edited after it had been applied, as a sentence; empty otherwise. */
  readonly edited: string
}

/** What a change does to the tables of a module; `server` is the one to come. */
export async function dataChangesOf(
  data: DataLayer,
  module: string,
  server: ServerDefinition | undefined,
  isDropped: boolean,
): Promise<DataChanges> {
  const applied = await appliedOf(data, module)
  const migrations = server?.migrations ?? []
  const pending = migrations.filter(({ name }) => !applied.has(name))
  const edited = migrations.find((each) => applied.has(each.name) && applied.get(each.name) !== checksumOf(each))
  const present = await tablesOf(data, module)
  const names = new Set(present.map(({ name }) => name))
  const added = pending
    .flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'tenant-table' ? [step.name] : [])))
    .filter((name) => !names.has(name))
  return {
    tables: [
      ...present.map(({ name, rows }) => ({
        name,
        rows,
        change: isDropped ? ('removed' as const) : ('kept' as const),
      })),
      ...added.map((name) => ({ name, rows: null, change: 'added' as const })),
    ],
    migrations: pending.map(({ name }) => name),
    edited:
      edited === undefined
        ? ''
        : `Its migration “${edited.name}” was edited after it was applied here. The author must write a new migration instead.`,
  }
}

/** Checksums of applied migrations by name; only the login may read them. */
async function appliedOf({ store }: DataLayer, module: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await store.query<{ name: string; checksum: string }>({
    text: 'select name, checksum from core.migration where module = $1',
    values: [module],
  })
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** A table of a module, as it is now. */
interface StoredTable {
  readonly name: string
  readonly rows: number
  readonly bytes: number
}

/** Above this many, rows are as many as PostgreSQL remembers: counting them would take seconds. */
const mostCounted = 100_000

export function tablesOf({ database }: DataLayer, module: string): Promise<StoredTable[]> {
  return database.system(async (tx) => {
    const tables = await tx.sql<{ name: string; estimate: number; bytes: number }>`
      select c.relname as name, c.reltuples::bigint as estimate, pg_total_relation_size(c.oid) as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = ${module} and c.relkind in ('r', 'p') order by c.relname`
    const counted: StoredTable[] = []
    for (const { name, estimate, bytes } of tables) {
      if (estimate > mostCounted) counted.push({ name, rows: estimate, bytes })
      else {
        const [row] = await tx.query<{ rows: number }>(
          `select count(*) as rows from ${identifier(module)}.${identifier(name)}`,
          [],
        )
        counted.push({ name, rows: row?.rows ?? 0, bytes })
      }
    }
    return counted
  })
}
