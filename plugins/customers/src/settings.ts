import { CustomFieldList } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

export const CustomerSettings = Type.Object({
  /** Read by others as `invoice_settings.use_vehicle`. */
  use_vehicle: Type.Boolean({
    title: 'Keep vehicles of customers',
    description: 'Shows vehicles on customers and in search results.',
    default: false,
    alsoUnder: 'invoice_settings',
  }),
  custom_fields: CustomFieldList('customers', {
    title: 'Custom fields',
    description: 'Extra fields for your customers.',
  }),
})
export type CustomerSettings = Static<typeof CustomerSettings>
