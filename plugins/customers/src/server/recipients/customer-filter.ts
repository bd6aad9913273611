import type { CustomField } from '@ashlar/sdk'
import { type FilterColumn, plainWords, type SqlText, sql } from '@ashlar/sdk/server'
import { customPrefix } from '../../recipients.ts'

/** The columns behind the fields; customers are `c`. */
export function filterColumns(custom: readonly CustomField[]): Readonly<Record<string, FilterColumn>> {
  return {
    tag: {
      type: 'key',
      value: sql`t.tag_id`,
      within: existing(sql`customers.customer_tag t where t.customer_id = c.id`),
    },
    city: { type: 'text', value: sql`c.city_key`, stored: plainWords },
    country: { type: 'text', value: sql`c.country` },
    created: { type: 'instant', value: sql`c.created_at` },
    source: { type: 'text', value: sql`c.source` },
    has_vehicle: { type: 'yes-no', value: sql`exists (select from ${vehicles})` },
    vehicle_make: {
      ...{ type: 'text', value: sql`lower(v.make)`, stored: (make) => make.trim().toLowerCase() },
      within: existing(vehicles),
    },
    vehicle_year: { type: 'number', value: sql`v.year`, within: existing(vehicles) },
    ...Object.fromEntries(custom.map((field) => [`${customPrefix}${field.id}`, customColumn(field)])),
  }
}

const existing = (from: SqlText) => (condition: SqlText) => sql`exists (select from ${from} and ${condition})`

const vehicles = sql`customers.vehicle v where v.customer_id = c.id`

/** Values are kept as text. What was written before its field became one of numbers is none, and no error. */
function customColumn({ id, type }: CustomField): FilterColumn {
  const values = sql`customers.customer_custom_value x where x.customer_id = c.id and x.field = ${id}`
  const within = existing(values)
  switch (type) {
    case 'text':
      return { type: 'text', value: sql`lower(x.value)`, stored: (text) => text.trim().toLowerCase(), within }
    case 'number':
      return {
        type: 'number',
        value: sql`case when x.value ~ '^-?[0-9]{1,15}(\\.[0-9]{1,6})?$' then x.value::numeric end`,
        within,
      }
    case 'date':
      return { type: 'written-day', value: sql`x.value`, within }
    case 'select':
      return { type: 'text', value: sql`x.value`, within }
    case 'checkbox':
      return { type: 'yes-no', value: sql`exists (select from ${values} and x.value = 'true')` }
  }
}
