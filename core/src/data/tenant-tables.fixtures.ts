import type { TestDatabase } from './testing.ts'

/** A table with rows of tenants, as the catalogue has it, and one row of each of two tenants. */
export interface TenantTableRow {
  /** `schema.table`. */
  readonly name: string
  /** Commands that a request may use on it. */
  readonly rights: readonly string[]
  /** Columns that can be written, separated by commas. */
  readonly columns: string
  readonly ownRow: object
  readonly foreignRow: object
}

interface Column {
  readonly column: string
  readonly type: string
  readonly is_needed: boolean
}

interface CatalogueTable {
  readonly name: string
  readonly rights: readonly string[]
  readonly columns: readonly Column[]
  /** Names of its check constraints. */
  readonly checks: readonly string[]
}

/** Every table of these schemas that has a tenant's column, each filled with one row for both tenants. */
export async function tablesOfTenants(
  db: TestDatabase,
  schemas: readonly string[],
  [own, foreign]: readonly [string, string],
): Promise<TenantTableRow[]> {
  const catalogue = await db.admin<CatalogueTable>(catalogueSql, [schemas])
  const rows: TenantTableRow[] = []
  for (const { name, rights, columns, checks } of catalogue) {
    // Rules of single values are not what is tested, and made-up values would break them.
    for (const check of checks) await db.admin(`alter table ${name} drop constraint "${check}"`)
    for (const guid of [own, foreign]) await fill(db, name, columns, guid)
    const rowOf = async (guid: string) => {
      const [found] = await db.admin<{ row: object }>(
        `select to_jsonb(t) as row from ${name} t where tenant_id = $1 limit 1`,
        [guid],
      )
      if (found === undefined) throw new Error(`${name} could not be filled.`)
      return found.row
    }
    const writable = columns.map(({ column }) => column).join(', ')
    rows.push({ name, rights, columns: writable, ownRow: await rowOf(own), foreignRow: await rowOf(foreign) })
  }
  return rows
}

const catalogueSql = `
select n.nspname || '.' || c.relname as name,
  array(select r from unnest(array['select', 'insert', 'update']) r where has_column_privilege('ashlar_app', c.oid, t.attnum, r))
    || case when has_table_privilege('ashlar_app', c.oid, 'delete') then array['delete'] else '{}' end as rights,
  (select json_agg(json_build_object('column', a.attname, 'type', format_type(a.atttypid, null),
      'is_needed', a.attnotnull and not a.atthasdef and a.attidentity = '') order by a.attnum)
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
  array(select conname::text from pg_constraint k where k.conrelid = c.oid and k.contype = 'c') as checks
from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id'
where c.relkind = 'r' and n.nspname = any($1) order by 1`

/** One row with a made-up value in every column that needs one. Foreign keys are not looked at meanwhile. */
async function fill(db: TestDatabase, name: string, columns: readonly Column[], guid: string): Promise<void> {
  const needed = columns.filter(({ column, is_needed }) => column !== 'tenant_id' && is_needed)
  const names = ['tenant_id', ...needed.map(({ column }) => column)]
  const values = [`'${guid}'`, ...needed.map(({ type }) => madeUp(type, guid))]
  await db.admin(`begin; set local session_replication_role = replica;
    insert into ${name} (${names.join(', ')}) values (${values.join(', ')}); commit`)
}

/** Different for each tenant, since some keys hold across them. */
function madeUp(type: string, guid: string): string {
  const start = guid.slice(0, 8)
  if (/^(bigint|integer|smallint)$/.test(type))
    return type === 'smallint' ? '1' : String(Number.parseInt(guid.slice(0, 6), 16))
  if (/^(real|double precision|numeric)$/.test(type)) return '0'
  if (type === 'boolean') return 'true'
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type.startsWith('timestamp') || type === 'date') return 'now()'
  if (type.startsWith('json')) return `'{}'`
  if (type === 'bytea') return `'\\x${start}'`
  if (type.endsWith('[]')) return `'{}'`
  return `'a${start}'`
}
