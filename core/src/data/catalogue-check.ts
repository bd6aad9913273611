import type { PoolClient } from 'pg'
import { platformTables } from './platform-tables.ts'

interface Fault {
  readonly object: string
  readonly fault: string
}

/**
 * What in a module's schema breaks tenant isolation, as sentences; empty when all is well (guarantees I2). Run after
 * each module's migrations, inside their transaction, and by the test that walks the whole catalogue.
 */
export async function catalogueFaults(client: Pick<PoolClient, 'query'>, module: string): Promise<string[]> {
  // So that expressions are printed with every schema named.
  await client.query('set local search_path = pg_catalog')
  const listed = module === 'core' ? Object.keys(platformTables) : []
  const { rows } = await client.query<Fault>(faultsSql, [module, listed])
  return rows.map(({ object, fault }) => `${module}.${object} ${fault}`)
}

/** $1 the schema, $2 the platform tables in it. */
const faultsSql = `
with relation as (
  select c.oid, c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relname = any($2::text[]) as listed,
    (select a.attnum from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'tenant_id' and a.atttypid = 'uuid'::regtype and a.attnotnull) as tenant
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1
), own as (select * from relation where relkind in ('r', 'p') and not listed),
expected as (select case when $1 = 'core' then array['core.tenant()'] else array['core.tenant()', 'core.entitled(''' || $1 || '''::text)'] end as calls)
select relname as object, 'has no column “tenant_id uuid not null”' as fault from own where tenant is null
union all
select relname, 'has no forced row-level security' from own
  where not (relrowsecurity and (relforcerowsecurity or ($1 = 'core' and relname in ('tenant_module', 'row_count', 'record_file'))))
union all
select relname, 'has no row-level security' from relation where listed and relkind in ('r', 'p') and relname <> 'migration' and not relrowsecurity
union all
select relname, 'is listed as a platform table, and requests may use it without a policy' from relation
  where listed and relkind in ('r', 'p') and not relrowsecurity
    and has_table_privilege('ashlar_app', oid, 'select, insert, update, delete, truncate')
union all
select relname, 'lacks the policy of its tenant for all commands' from own, expected where not exists (
  select from pg_policy p where p.polrelid = own.oid and p.polname = 'ashlar_tenant' and p.polcmd = '*' and p.polpermissive
    and p.polroles = array['ashlar_app'::regrole::oid]
    and pg_get_expr(p.polqual, p.polrelid) = pg_get_expr(p.polwithcheck, p.polrelid)
    and pg_get_expr(p.polqual, p.polrelid) like '%tenant_id = ( SELECT core.tenant()%'
    and not exists (select from unnest(calls) c where position(c in pg_get_expr(p.polqual, p.polrelid)) = 0)
    and pg_get_expr(p.polqual, p.polrelid) not like '% OR %')
union all
select own.relname, 'has the further policy “' || p.polname || '”, which would open it' from own
  join pg_policy p on p.polrelid = own.oid
  where p.polpermissive and p.polname not in ('ashlar_tenant', 'ashlar_platform')
union all
select own.relname, 'has the policy “ashlar_platform” for other roles than the platform''s' from own
  join pg_policy p on p.polrelid = own.oid
  where p.polname = 'ashlar_platform' and p.polroles <> array['ashlar_platform'::regrole::oid]
union all
select own.relname, 'has the key “' || i.relname || '”, which does not begin with tenant_id' from own
  join pg_index x on x.indrelid = own.oid join pg_class i on i.oid = x.indexrelid
  where x.indisunique and x.indkey[0] is distinct from own.tenant
union all
select own.relname, 'has the foreign key “' || f.conname || '”, which does not begin with tenant_id' from own
  join pg_constraint f on f.conrelid = own.oid and f.contype = 'f' where f.conkey[1] is distinct from own.tenant
union all
select relname, 'is a view that runs with its owner''s rights: add “with (security_invoker = true)”' from relation r
  where relkind = 'v' and not exists (select from pg_class c, unnest(c.reloptions) o
    where c.oid = r.oid and o in ('security_invoker=true', 'security_invoker=on', 'security_invoker=1'))
union all
select relname, 'is a materialized view or foreign table, which no policy can guard' from relation where relkind in ('m', 'f')
union all
select distinct r.relname, 'is open to everybody (public)' from relation r
  join pg_class c on c.oid = r.oid, aclexplode(c.relacl) g where g.grantee = 0 and c.relkind <> 'S'
union all
select r.relname, 'belongs to a role that requests act as' from relation r join pg_class c on c.oid = r.oid
  where pg_get_userbyid(c.relowner) in ('ashlar_app', 'ashlar_platform')
union all
select p.proname, 'is a function that runs with its owner''s rights (security definer)' from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace where n.nspname = $1 and p.prosecdef and $1 <> 'core'
order by 1, 2`

/** Tables of core by their names, with their indexes and sequences. */
export async function relationsOf(client: Pick<PoolClient, 'query'>, tables: readonly string[]): Promise<number[]> {
  if (tables.length === 0) return []
  const { rows } = await client.query<{ oid: number }>(
    `with taken as (select c.oid from pg_class c where c.relnamespace = 'core'::regnamespace and c.relname = any($1))
     select oid from taken
     union select indexrelid from pg_index where indrelid in (select oid from taken)
     union select objid from pg_depend where classid = 'pg_class'::regclass and refobjid in (select oid from taken)`,
    [tables],
  )
  return rows.map(({ oid }) => oid)
}

/**
 * A fingerprint of everything outside of a schema that a package's statements must leave alone: tables, columns,
 * policies, functions, rights. The job queue's own schema is left out: it may be set up at the same time; so are the
 * relations that the package takes over.
 */
export async function surroundings(
  client: Pick<PoolClient, 'query'>,
  schema: string,
  taken: readonly number[] = [],
): Promise<string> {
  const { rows } = await client.query<{ print: string }>(
    `with outside as (select oid, nspname from pg_namespace
       where nspname <> $1 and nspname <> 'pgboss' and nspname <> 'information_schema' and nspname !~ '^pg_')
     select md5(concat(
       (select string_agg(concat_ws(' ', o.nspname, c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relacl, c.relowner), ',' order by c.oid)
         from pg_class c join outside o on o.oid = c.relnamespace where c.oid <> all($2::oid[])),
       (select string_agg(concat_ws(' ', a.attrelid, a.attname, a.atttypid, a.attnotnull, a.attisdropped, a.attacl), ',' order by a.attrelid, a.attnum)
         from pg_attribute a join pg_class c on c.oid = a.attrelid join outside o on o.oid = c.relnamespace where c.oid <> all($2::oid[])),
       (select string_agg(concat_ws(' ', p.polrelid, p.polname, p.polcmd, p.polpermissive, p.polroles, p.polqual, p.polwithcheck), ',' order by p.oid)
         from pg_policy p join pg_class c on c.oid = p.polrelid join outside o on o.oid = c.relnamespace where c.oid <> all($2::oid[])),
       (select string_agg(concat_ws(' ', p.oid, p.proname, p.prosrc, p.prosecdef, p.proacl, p.proowner), ',' order by p.oid)
         from pg_proc p join outside o on o.oid = p.pronamespace)
     )) as print`,
    [schema, taken],
  )
  return rows[0]?.print ?? ''
}
