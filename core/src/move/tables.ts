import type { Client } from '../data/migrate.ts'
import { quoted } from '../data/sql-text.ts'

export type { Client }

/** A table whose rows move, as the catalogue has it. */
export interface Table {
  readonly schema: string
  readonly name: string
  /** Those with values of their own: what the database works out by itself it works out again. */
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

export const placeOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${quoted(schema)}.${quoted(name)}`

/** Every table of these schemas, found in the catalogue so that none can be forgotten. A partition counts as a part. */
export async function tablesOf(client: Client, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
           order by a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1::text[]) and c.relkind in ('r', 'p') and not c.relispartition
     order by n.nspname, c.relname`,
    [schemas],
  )
  return rows
}

/** Tables that are not the same in two databases; empty when all are. */
export function differing(here: readonly Table[], there: readonly Table[]): string[] {
  const shapes = (tables: readonly Table[]) =>
    new Map(tables.map((each) => [placeOf(each), JSON.stringify(each.columns)]))
  const [ours, theirs] = [shapes(here), shapes(there)]
  return [...new Set([...ours.keys(), ...theirs.keys()])].filter((place) => ours.get(place) !== theirs.get(place))
}
