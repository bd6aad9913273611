import {
  Assignee,
  AssigneeFilter,
  ById,
  CsvQuery,
  CustomFieldFilter,
  CustomValue,
  defineCall,
  Id,
  KeyQuery,
  ListQuery,
  NewCustomValues,
  permission,
  Rows,
  TagFilter,
  TagNames,
  Time,
} from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { customers } from '../module.ts'
import { CustomerSettings } from '../settings.ts'
import { customersPath } from './addresses.ts'
import { Vehicle } from './vehicle.ts'

/** How the first contact came about. */
export const contactSources = ['email', 'phone', 'in_person', 'other', 'admin'] as const
export type ContactSource = (typeof contactSources)[number]

/** ISO 3166-1, two letters; empty where it is not known. */
const Country = Type.String({ title: 'Country', pattern: '^([A-Z]{2})?$', default: '' })
const text = (title: string, maxLength: number) => Type.String({ title, maxLength, default: '' })

const described = {
  firstname: text('First name', 80),
  lastname: text('Last name', 80),
  company: text('Company', 120),
  email: Type.String({ title: 'Email', control: 'email', maxLength: 254, default: '' }),
  phone: Type.String({ title: 'Phone', control: 'phone', maxLength: 40, default: '' }),
  address: text('Address', 200),
  address_2: text('Address, second line', 200),
  city: text('City', 100),
  province: text('Province or state', 100),
  postal: text('Postal code', 20),
  country: Country,
  source: Type.Enum([...contactSources], { title: 'Contact source', default: 'admin' }),
  /** May be sent newsletters and offers. */
  mail_consent: Type.Boolean({ title: 'Agreed to receive email', default: false }),
}

const written = {
  ...described,
  tags: TagNames,
  custom_fields: NewCustomValues,
}

export const Customer = Type.Object({
  customer_id: Id,
  ...described,
  vehicles: Type.Array(Vehicle),
  custom_fields: Type.Array(CustomValue),
  /** Names, in order. */
  tags: Type.Array(Type.String()),
  /** The first assigned first. */
  assignees: Type.Array(Assignee),
  revision: Type.Integer(),
  createdAt: Time,
  updatedAt: Time,
})
export type Customer = Static<typeof Customer>

/** What a new customer is made from. First name, company or email is needed; so that somebody can be named. */
export const NewCustomer = Type.Partial(Type.Object(written, { additionalProperties: false }))
export type NewCustomer = Static<typeof NewCustomer>

/** Members that are left out stay as they are. With `revision`, a change since then is a conflict (409). */
export const CustomerChange = Type.Partial(
  Type.Object({ ...written, revision: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
)
export type CustomerChange = Static<typeof CustomerChange>

export const customerOrders = ['name', 'email', 'city', 'createdAt', 'updatedAt'] as const

const sources = contactSources.join('|')

export const CustomerQuery = Type.Object(
  {
    ...ListQuery(customerOrders),
    ...KeyQuery,
    ...CsvQuery,
    /** One or several, with commas between them. */
    source: Type.Optional(Type.String({ pattern: `^(${sources})(,(${sources})){0,4}$` })),
    /** Ids of tags, one or several with commas between them: customers who have any of these. */
    tag: Type.Optional(TagFilter),
    /** Ids of people, one or several with commas between them: customers to whom any of these is assigned. */
    assignee: Type.Optional(AssigneeFilter),
    /** One or several of each, with commas between them. */
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}(,[A-Z]{2}){0,19}$' })),
    province: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    city: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
  },
  { additionalProperties: false, ...CustomFieldFilter },
)
export type CustomerQuery = Static<typeof CustomerQuery>

export const getCustomerSettings = defineCall({
  id: 'customers.getSettings',
  method: 'GET',
  path: `${customersPath}settings/`,
  summary: 'Show the settings for customers',
  reply: { settings: CustomerSettings },
  access: permission(customers, 'customers', 'can_view'),
})

export const listCustomers = defineCall({
  id: 'customers.listCustomers',
  method: 'GET',
  path: customersPath,
  summary: 'Find customers',
  description:
    'Custom fields filter by field.<key>=<choice>, field.<key>=true, field.<key>.from=<day> and field.<key>.to=<day>.',
  query: CustomerQuery,
  reply: { results: Rows(Customer) },
  access: permission(customers, 'customers', 'can_view'),
})

const Places = Type.Array(Type.String())

export const listCustomerPlaces = defineCall({
  id: 'customers.listPlaces',
  method: 'GET',
  path: `${customersPath}places/`,
  summary: 'List the places of customers',
  description: 'Countries, provinces or states, and cities: up to 20 of each, those with the most customers.',
  reply: { countries: Places, provinces: Places, cities: Places },
  access: permission(customers, 'customers', 'can_view'),
})

export const createCustomer = defineCall({
  id: 'customers.createCustomer',
  method: 'POST',
  path: customersPath,
  summary: 'Create a customer',
  body: NewCustomer,
  reply: { customer: Customer },
  status: 201,
  access: permission(customers, 'customers', 'can_create'),
})

export const getCustomer = defineCall({
  id: 'customers.getCustomer',
  method: 'GET',
  path: `${customersPath}:id/`,
  summary: 'Show a customer',
  params: ById,
  reply: { customer: Customer },
  access: permission(customers, 'customers', 'can_view'),
})

export const changeCustomer = defineCall({
  id: 'customers.changeCustomer',
  method: 'PUT',
  path: `${customersPath}:id/`,
  summary: 'Change a customer',
  params: ById,
  body: CustomerChange,
  reply: { customer: Customer },
  access: permission(customers, 'customers', 'can_edit'),
})

export const deleteCustomer = defineCall({
  id: 'customers.deleteCustomer',
  method: 'DELETE',
  path: `${customersPath}:id/`,
  summary: 'Delete a customer with their vehicles, notes and history',
  params: ById,
  reply: {},
  access: permission(customers, 'customers', 'can_delete'),
})
