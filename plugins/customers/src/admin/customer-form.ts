import Type, { type Static } from 'typebox'
import { NewCustomer } from '../contract.ts'

/** The form's values: what a new customer takes, none of it left out. */
export const CustomerForm = Type.Required(NewCustomer)
export type CustomerForm = Static<typeof CustomerForm>

export const emptyCustomer: CustomerForm = {
  ...{ firstname: '', lastname: '', company: '', email: '', phone: '', source: 'admin', mail_consent: false },
  ...{ address: '', address_2: '', city: '', province: '', postal: '', country: '' },
  ...{ tags: [], custom_fields: [] },
}

/** "Roy Camille" typed into a search becomes a first and a last name. */
export function namedCustomer(name = ''): CustomerForm {
  const [firstname = '', ...rest] = name.trim().split(/\s+/)
  return { ...emptyCustomer, firstname, lastname: rest.join(' ') }
}
