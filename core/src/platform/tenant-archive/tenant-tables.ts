import type { Transaction } from '@ashlar/sdk/server'

/** A table with rows of tenants, of the core or of any module. */
export interface OwnedTable {
  readonly schema: string
  readonly name: string
  /** The column that holds the tenant's guid. */
  readonly column: string
  /** Whether rows are a tenant's alone; in others some have no tenant. */
  readonly isOwn: boolean
  /** Other tables of this list to which its foreign keys lead, and whether one leads to itself. */
  readonly needs: readonly string[]
}

export const fullName = ({ schema, name }: Pick<OwnedTable, 'schema' | 'name'>) => `${schema}.${name}`

/**
 * Every table in which a tenant can have rows, found in the catalogue so that none can be forgotten: those with a
 * `tenant_id` and those with a foreign key to the tenants. In an order in which nothing stands before what it needs.
 */
export async function ownedTables(tx: Transaction): Promise<OwnedTable[]> {
  const rows = await tx.sql<OwnedTable>`
    with owned as (
      select c.oid, n.nspname as schema, c.relname as name, a.attname as column, a.attnotnull as "isOwn"
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.atttypid = 'uuid'::regtype
      where c.relkind in ('r', 'p') and c.oid <> 'core.tenant'::regclass
        and n.nspname not in ('information_schema', 'pgboss', 'public') and n.nspname !~ '^pg_'
        and (a.attname = 'tenant_id' or exists (select from pg_constraint f where f.conrelid = c.oid
          and f.contype = 'f' and f.confrelid = 'core.tenant'::regclass and f.conkey = array[a.attnum])))
    select o.schema, o.name, o.column, o."isOwn",
      array(select distinct p.schema || '.' || p.name from pg_constraint f join owned p on p.oid = f.confrelid
        where f.conrelid = o.oid and f.contype = 'f') as needs
    from owned o order by o.schema, o.name, o.column`
  return inOrder(rows)
}

/** What needs nothing first. Where tables need each other in a ring, the first of them by name begins it. */
export function inOrder(tables: readonly OwnedTable[]): OwnedTable[] {
  const done: OwnedTable[] = []
  const waiting = [...tables]
  const isWaitingFor = (table: OwnedTable) => (name: string) =>
    name !== fullName(table) && waiting.some((other) => fullName(other) === name)
  while (waiting.length > 0) {
    const at = Math.max(
      waiting.findIndex((table) => !table.needs.some(isWaitingFor(table))),
      0,
    )
    done.push(...waiting.splice(at, 1))
  }
  return done
}
