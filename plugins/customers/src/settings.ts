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
  takes_registrations: Type.Boolean({
    title: 'Let visitors create accounts',
    description: 'Visitors can sign up on your website. People who already have an account can always sign in.',
    default: true,
  }),
  custom_fields: CustomFieldList('customers', {
    title: 'Custom fields',
    description: 'Extra fields for your customers.',
  }),
})
export type CustomerSettings = Static<typeof CustomerSettings>
