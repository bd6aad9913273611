import { type Client, placeOf, type Table } from './tables.ts'

interface Guard {
  readonly lift: string
  readonly restore: string
}

/**
 * Let rows come in whatever order and exactly as they are: without foreign keys, triggers and the security that holds
 * for the owner, too. Gives back how to put all of it up again, which checks every foreign key. In one transaction.
 */
export async function liftGuards(client: Client, tables: readonly Table[]): Promise<() => Promise<void>> {
  // So that definitions are printed with every schema named.
  await client.query('set local search_path = pg_catalog')
  const { rows: guards } = await client.query<Guard>(guardsSql, [tables.map(placeOf)])
  for (const { lift } of guards) await client.query(lift)
  return async () => {
    for (const { restore } of guards) await client.query(restore)
  }
}

/** Foreign keys first, which are checked as the owner; that security is forced comes last. $1 the tables. */
const guardsSql = `
with moved as (select unnest($1::text[])::regclass as id), guard (place, name, lift, restore) as (
  select 1, f.conname::text, format('alter table %s drop constraint %I', f.conrelid::regclass, f.conname),
    format('alter table %s add constraint %I %s', f.conrelid::regclass, f.conname, pg_get_constraintdef(f.oid))
  from pg_constraint f join moved on moved.id = f.conrelid where f.contype = 'f' and f.conparentid = 0
  union all
  select 2, t.tgname::text, format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
    format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname)
  from pg_trigger t join moved on moved.id = t.tgrelid where not t.tgisinternal and t.tgenabled = 'O'
  union all
  select 3, c.relname::text, format('alter table %s no force row level security', c.oid::regclass),
    format('alter table %s force row level security', c.oid::regclass)
  from pg_class c join moved on moved.id = c.oid where c.relforcerowsecurity
)
select lift, restore from guard order by place, name, lift`

/** Migrations have put rows there: all of them come from the source, too. */
export async function emptyTables(client: Client, tables: readonly Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(placeOf).join(', ')}`)
}
