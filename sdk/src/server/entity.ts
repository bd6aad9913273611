import { defineEntity, type EntitySchemaWithMeta, p } from '@mikro-orm/core'
import type { InferKyselyTable } from '@mikro-orm/sql'
import type { Insertable, Selectable } from 'kysely'

export { defineEntity, p }

/** The column every tenant-owned entity has; the database fills it from the unit of work. */
export const tenantId = () => p.uuid().name('tenant_id').defaultRaw('core.tenant()')

/**
 * Where the rows of a module's entity are: in the module's own schema.
 *
 * @example
 * export const Member = defineEntity({
 *   name: 'Member',
 *   ...tableOf(loyalty, 'member'),
 *   properties: {
 *     id: p.bigint('number').primary().autoincrement(),
 *     tenantId: tenantId(),
 *     name: p.text(),
 *     lastVisit: p.datetime().strictNullable(),
 *   },
 * })
 */
export function tableOf<const Table extends string>(
  module: { readonly id: string },
  table: Table,
): { readonly schema: string; readonly tableName: Table } {
  return { schema: module.id, tableName: table }
}

/** The tables of entities as `tx.db` asks them: by their names without the schema, with the entities' properties. */
export type TablesOf<Entity extends EntitySchemaWithMeta> = {
  [One in Entity as One['tableName']]: InferKyselyTable<One, { columnNamingStrategy: 'property' }>
}

/**
 * A row as `tx.db` gives it, and as an entity of `tx.em` holds it. An instant is a `Date`, a `date` its text, a
 * `bigint('number')` a number.
 *
 * @example const memberOf = ({ id, name }: RowOf<typeof Member>) => ({ id, name })
 */
export type RowOf<Entity extends EntitySchemaWithMeta> = Selectable<
  InferKyselyTable<Entity, { columnNamingStrategy: 'property' }>
>

/** What a row is written from with `tx.db`: what the database fills in may be left out. */
export type NewRowOf<Entity extends EntitySchemaWithMeta> = Insertable<
  InferKyselyTable<Entity, { columnNamingStrategy: 'property' }>
>
