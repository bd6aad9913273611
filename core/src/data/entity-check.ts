import { setImmediate } from 'node:timers/promises'
import { type EntityMetadata, type EntityProperty, ReferenceKind } from '@mikro-orm/core'
import { columnName } from './column-name.ts'
import { metadataOf, type PackageEntities } from './entities.ts'
import type { Store } from './store.ts'

/** A column as the catalogue has it. */
interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly is_null: boolean
  readonly value: string | null
  readonly is_counted: boolean
  readonly is_generated: boolean
}

/** Entities of a package that differ from their tables, in sentences that name each with what differs. */
export class EntityError extends Error {
  override readonly name = 'EntityError'
  /** npm name of the package. */
  readonly culprit: string

  constructor(culprit: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.culprit = culprit
  }
}

/** A package with its entities. */
export interface EntitiesOf {
  readonly name: string
  readonly entities: PackageEntities
}

/**
 * Compare the entities of packages with the tables in the database: column, type, null, default, generated. Columns
 * that an entity lacks are no fault unless a row cannot be written without them: the next version may have added them.
 *
 * @throws EntityError of the first package that differs
 */
export async function compareEntities(query: Store['query'], packages: readonly EntitiesOf[]): Promise<void> {
  const found: { readonly name: string; readonly metadata: readonly EntityMetadata[] }[] = []
  for (const { name, entities } of packages) {
    if (entities.length === 0) continue
    found.push({ name, metadata: discovered(name, entities) })
    // Requests get their turn between two packages.
    await setImmediate()
  }
  if (found.length === 0) return
  const tables = found.flatMap(({ metadata }) => metadata.map(tableOf))
  const { rows } = await query<Column>({ text: columnsSql, values: [tables] })
  const columns = Map.groupBy(rows, ({ table }) => table)
  for (const { name, metadata } of found) {
    const faults = metadata.flatMap((entity) =>
      faultsOf(entity, columns.get(tableOf(entity)) ?? []).map(
        (fault) => `Entity “${entity.className}” differs from its table ${tableOf(entity)}: ${fault}`,
      ),
    )
    if (faults.length > 0) throw new EntityError(name, faults.join(' '))
  }
}

function discovered(name: string, entities: PackageEntities): readonly EntityMetadata[] {
  try {
    return metadataOf(entities)
  } catch (cause) {
    throw new EntityError(name, cause instanceof Error ? cause.message : String(cause), cause)
  }
}

const tableOf = ({ schema, tableName }: EntityMetadata) => `${schema ?? 'public'}.${tableName}`

const columnsSql = `
select n.nspname || '.' || c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
  not a.attnotnull as is_null, a.attgenerated <> '' as is_generated,
  a.attidentity <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid), '') like 'nextval(%' as is_counted,
  pg_get_expr(d.adbin, d.adrelid) as value
from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
where n.nspname || '.' || c.relname = any($1::text[]) and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`

function faultsOf(entity: EntityMetadata, columns: readonly Column[]): string[] {
  if (columns.length === 0) return ['There is no such table.']
  const members = entity.props.filter(({ persist, fieldNames }) => persist !== false && fieldNames?.length > 0)
  const named = new Set(members.flatMap(({ fieldNames }) => fieldNames))
  const missed = columns.filter(
    (one) => !named.has(one.name) && !one.is_null && !one.is_counted && !one.is_generated && one.value === null,
  )
  return [
    ...members.flatMap((member) =>
      member.fieldNames.flatMap((name, at) => {
        const column = columns.find((one) => one.name === name)
        const who = `its member “${member.name}”`
        return column === undefined
          ? [`There is no column “${name}” for ${who}.`]
          : differences(member, at, column, who)
      }),
    ),
    ...missed.map(({ name }) => `The column “${name}” is required, but no member maps to it.`),
  ]
}

function differences(member: EntityProperty, at: number, column: Column, who: string): string[] {
  const faults: string[] = []
  const isScalar = member.kind === ReferenceKind.SCALAR
  if (isScalar && columnName(member.name) !== column.name) {
    faults.push(`${capital(who)} maps to the column “${column.name}”, but \`tx.db\` uses the column’s own name.`)
  }
  const type = normalType(member.columnTypes[at] ?? '')
  if (type !== normalType(column.type)) faults.push(`${capital(who)} is ${type}, the column is ${column.type}.`)
  const isNull = member.nullable === true
  if (isNull !== column.is_null)
    faults.push(`${capital(who)} ${mayBe(isNull)} null, the column ${mayBe(column.is_null)}.`)
  const isGenerated = Boolean(member.generated)
  if (isGenerated !== column.is_generated) {
    faults.push(`${capital(who)} ${is(isGenerated)} generated, the column ${is(column.is_generated)}.`)
  }
  const isCounted = member.autoincrement === true
  if (isCounted !== column.is_counted) {
    faults.push(`${capital(who)} ${is(isCounted)} counted up (\`autoincrement\`), the column ${is(column.is_counted)}.`)
  }
  if (isGenerated || isCounted || column.is_generated || column.is_counted) return faults
  const [own, other] = [normalValue(member.defaultRaw ?? member.default), normalValue(column.value)]
  if (own !== other) faults.push(`${capital(who)} has ${defaultNamed(own)}, the column ${defaultNamed(other)}.`)
  return faults
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const mayBe = (may: boolean) => (may ? 'may be' : 'may not be')
const is = (so: boolean) => (so ? 'is' : 'is not')
const defaultNamed = (value: string | undefined) => (value === undefined ? 'no default' : `the default ${value}`)

const longNames: Readonly<Record<string, string>> = {
  ...{ bigserial: 'bigint', int8: 'bigint', serial: 'integer', int: 'integer', int4: 'integer', int2: 'smallint' },
  ...{ bool: 'boolean', varchar: 'character varying', float8: 'double precision', float4: 'real', decimal: 'numeric' },
  ...{ timestamptz: 'timestamp with time zone', timestamp: 'timestamp without time zone' },
}

/** PostgreSQL's own name of a type; six digits of a second are what a time has without being told. */
function normalType(type: string): string {
  const size = /\([\d, ]+\)/.exec(type)?.[0].replaceAll(' ', '') ?? ''
  const bare = type.toLowerCase().replace(/ ?\([\d, ]+\)/, '')
  const name = bare.replace('[]', '')
  const isUsual = size === '(6)' && name.startsWith('timestamp')
  return `${longNames[name] ?? name}${isUsual ? '' : size}${bare === name ? '' : '[]'}`
}

/** A default without the casts that PostgreSQL adds. */
function normalValue(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return String(value)
    .replaceAll(/::(?:[a-z_]+\.)?[a-z_ ]+(?:\(\d+\))?(?:\[\])?/g, '')
    .trim()
}
