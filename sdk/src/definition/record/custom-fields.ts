import Type, { type Static } from 'typebox'
import { customFieldUsagePath, recordsPath } from '../../platform/addresses.ts'
import { defineCall } from '../call.ts'
import { CustomField } from './custom-field.ts'
import { callName, commonOf, type Records } from './records.ts'

/** How many records have a value in a field. */
export const CustomFieldUse = Type.Object({ id: Type.String(), records: Type.Integer() })
export type CustomFieldUse = Static<typeof CustomFieldUse>

/**
 * Keywords of a list's query by which it is filtered by custom fields: `field.kind=Trade,Private`, `field.vip=true`,
 * `field.since.from=2026-01-01`, `field.since.to=2026-12-31`. Text and numbers are found by searching.
 *
 * @example query: Type.Object({ ...ListQuery(orders) }, { additionalProperties: false, ...CustomFieldFilter })
 */
export const CustomFieldFilter = {
  patternProperties: {
    '^field\\.[a-z][a-z0-9_]{0,39}(\\.(from|to))?$': Type.String({ minLength: 1, maxLength: 600 }),
  },
}

export interface CustomFieldsInput extends Records {
  /** One of the records as ids of calls say it, where several entities share a table: `work order`. */
  readonly name?: string
  /** Member of the module's settings that holds them (`CustomFieldList`); `custom_fields` without it. */
  readonly setting?: string
}

/**
 * The calls of the fields that a website adds to records. They belong into the module's `contract.ts`; `customFields`
 * of the server answers them.
 *
 * @example export const boatFields = defineCustomFields(boats)
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineCustomFields({ setting = 'custom_fields', name, ...records }: CustomFieldsInput) {
  const named = { ...records, record: name ?? records.record }
  return Object.freeze({
    ...records,
    setting,
    list: defineCall({
      ...commonOf(records),
      id: callName(named, 'list', 'CustomFields'),
      method: 'GET',
      path: `${recordsPath(records.entity)}custom-fields/`,
      summary: `List the custom fields of ${records.entity}`,
      reply: { fields: Type.Array(CustomField) },
      access: records.view,
    }),
    usage: defineCall({
      ...commonOf(records),
      id: callName(named, 'count', 'CustomFieldValues'),
      method: 'GET',
      path: customFieldUsagePath(records.entity),
      summary: `Count the ${records.entity} with a value in each custom field`,
      reply: { usage: Type.Array(CustomFieldUse) },
      access: records.view,
    }),
  })
}
export type CustomFieldsDefinition = ReturnType<typeof defineCustomFields>
