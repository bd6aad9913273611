import { sql } from 'kysely'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { CustomField, type CustomValue, type NewCustomValue } from '../../definition/record/custom-field.ts'
import type { CustomFieldsDefinition, CustomFieldUse } from '../../definition/record/custom-fields.ts'
import { Database, type Transaction } from '../database.ts'
import { defineEntity, p, tableOf, tenantId } from '../entity.ts'
import { Settings } from '../platform.ts'
import { defineRoutes } from '../routes.ts'
import { type CustomValues, isDay, laidOver } from './custom-values.ts'
import { recordErrors } from './record-errors.ts'
import {
  besideIndexStep,
  besideTable,
  besideTableStep,
  entityName,
  placeOf,
  type RecordCondition,
  recordMember,
  recordsWith,
} from './tables.ts'

const Fields = Type.Array(CustomField)

/**
 * The fields that a website adds to records: their values in a table of the module's own schema, the routes, and what
 * its services do with them. Which fields there are is a setting of the module (`CustomFieldList`). Values of a field
 * that was removed stay, and are shown again once a field has its key. Other definitions are those of the same table and
 * setting, for people who may see other records of it.
 *
 * @example
 * export const boatFields = customFields(boatFieldCalls)
 * migration('0001-boat', [boat, ...boatFields.steps])
 * defineServer(pier, { entities: [Boat, ...boatFields.entities], routes: [boatFields.routes], … })
 * await boatFields.change(tx, id, await boatFields.known(settings), body.custom_fields)
 */
export function customFields(definition: CustomFieldsDefinition, ...others: readonly CustomFieldsDefinition[]) {
  const { module, record, setting } = definition
  const table = besideTable(definition, `${record}_custom_value`)
  const errors = recordErrors(definition)

  const ValueEntity = defineEntity({
    name: entityName(table.name),
    ...tableOf(module, table.name),
    properties: {
      tenantId: tenantId(),
      ...recordMember(table),
      /** The field's key. */
      field: p.text().primary(),
      value: p.text(),
    },
  })

  /** The fields of the website, in order; of two with one key the first. Ask before the unit of work. */
  async function known(settings: Settings): Promise<readonly CustomField[]> {
    const fields = (await settings.of(module.id))[setting]
    if (!Check(Fields, fields)) return []
    return fields.filter(({ id }, at) => fields.findIndex((each) => each.id === id) === at)
  }

  /** Values of each record by the keys of their fields; records without any are not in it. */
  async function ofMany(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, CustomValues>> {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<{ recordId: number; field: string; value: string }>`
      select ${sql.id(table.column)} as "recordId", field, value from ${placeOf(table)}
      where ${sql.id(table.column)} = any(${ids}::bigint[])`.execute(tx.db(ValueEntity))
    const all = new Map<number, Record<string, string>>()
    for (const { recordId, field, value } of rows) all.set(recordId, { ...all.get(recordId), [field]: value })
    return all
  }

  /** Give a record these values and no others, unchecked: for what was checked before, such as an earlier version. */
  async function set(tx: Transaction, id: number, values: CustomValues): Promise<void> {
    await sql`delete from ${placeOf(table)}
      where ${sql.id(table.column)} = ${id}::bigint and field <> all(${Object.keys(values)}::text[])`.execute(
      tx.db(ValueEntity),
    )
    await sql`insert into ${placeOf(table)} as v (${sql.id(table.column)}, field, value)
      select ${id}::bigint, given.field, given.value
      from unnest(${Object.keys(values)}::text[], ${Object.values(values)}::text[]) as given (field, value)
      on conflict (tenant_id, ${sql.id(table.column)}, field) do update set value = excluded.value
        where v.value <> excluded.value`.execute(tx.db(ValueEntity))
  }

  async function count(tx: Transaction): Promise<CustomFieldUse[]> {
    const { rows } = await sql<CustomFieldUse>`select field as id, count(*) as records from ${placeOf(table)}
      group by field order by field`.execute(tx.db(ValueEntity))
    return rows.map(({ id, records }) => ({ id, records: Number(records) }))
  }

  return Object.freeze({
    /** To be listed in `defineServer`. */
    entities: [ValueEntity],
    /** To be listed in a migration, behind the table of the records. They never change: released migrations have them. */
    steps: [
      besideTableStep(
        table,
        ['field text collate "C" not null', 'value text collate "C" not null'],
        [`primary key (tenant_id, ${table.column}, field)`],
      ),
      besideIndexStep(table, 'field', `field, value, ${table.column}`),
    ],
    routes: defineRoutes([Database, Settings], (app, database, settings) => {
      for (const { list, usage } of [definition, ...others]) {
        app.call(list, async () => ({ fields: [...(await known(settings))] }))
        app.call(usage, async () => ({ usage: await database.tenant(count) }))
      }
    }),
    known,
    ofMany,
    set,
    /**
     * Change the values that were sent; the others stay.
     *
     * @throws `<MODULE>_INVALID_CUSTOM_FIELD` (422) naming each value at fault, as `custom_fields/<index>/value`
     */
    async change(
      tx: Transaction,
      id: number,
      fields: readonly CustomField[],
      given: readonly NewCustomValue[],
    ): Promise<void> {
      if (given.length === 0) return
      const { values, faults } = laidOver(fields, given, (await ofMany(tx, [id])).get(id) ?? {})
      if (faults.length > 0) throw errors.invalidValue().at(...faults)
      await set(tx, id, values)
    },
    /** Fill the empty fields of a record from another one: the two turned out to be one. */
    async merge(tx: Transaction, from: number, into: number): Promise<void> {
      const both = await ofMany(tx, [from, into])
      await set(tx, into, { ...both.get(from), ...both.get(into) })
    },
    /** Every field of the website, with the record's value in it. */
    shown: (fields: readonly CustomField[], values: CustomValues = {}): CustomValue[] =>
      fields.map(({ id, label }) => ({ id, label, value: values[id] ?? '' })),
    /**
     * Conditions of a list's query (`CustomFieldFilter`), all of which must hold.
     *
     * @throws `<MODULE>_INVALID_FILTER` (422) naming a parameter that does not fit its field
     */
    where(fields: readonly CustomField[], query: object): RecordCondition[] {
      return Object.entries(query).flatMap(([name, value]: [string, unknown]) => {
        if (!name.startsWith('field.') || typeof value !== 'string') return []
        const [, id, end] = name.split('.')
        const field = fields.find((each) => each.id === id)
        const condition = field && conditionOf(field, end, value)
        if (condition === undefined) {
          throw errors.invalidFilter().at({ path: name, message: 'This filter does not fit a custom field.' })
        }
        return recordsWith(table, sql`beside.field = ${id} and ${condition}`)
      })
    },
  })
}
export type CustomFields = ReturnType<typeof customFields>

function conditionOf({ type }: CustomField, end: string | undefined, value: string): RecordCondition | undefined {
  if (type === 'date' && isDay(value)) {
    if (end === 'from') return sql`beside.value >= ${value}`
    if (end === 'to') return sql`beside.value <= ${value}`
  }
  const isChoice = type === 'select' || (type === 'checkbox' && value === 'true')
  return isChoice && end === undefined ? sql`beside.value = any(${value.split(',')}::text[])` : undefined
}
