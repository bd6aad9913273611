import Type, { type Static } from 'typebox'
import { CustomField } from './contract/custom-field.ts'

export const CustomerSettings = Type.Object({
  /** Read by others as `invoice_settings.use_vehicle`. */
  use_vehicle: Type.Boolean({
    title: 'Keep vehicles of customers',
    description: 'Shows vehicles on customers and in search results.',
    default: false,
    alsoUnder: 'invoice_settings',
  }),
  custom_fields: Type.Array(CustomField, {
    title: 'Custom fields',
    description: 'Extra fields for your customers.',
    maxItems: 30,
    default: [],
  }),
})
export type CustomerSettings = Static<typeof CustomerSettings>
