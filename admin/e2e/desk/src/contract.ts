import { defineCall, ListQuery, permission, Rows } from '@ashlar/sdk'
import Type from 'typebox'
import { customersPath, notesPath, productsPath } from './addresses.ts'
import { desk } from './module.ts'
import { Customer, NewCustomer, NewNote, NewProduct, Note, Product, Titled } from './records.ts'

const query = Type.Object(ListQuery(['id']), { additionalProperties: false })

/** What each call that makes a record replies. */
const made = { reply: { id: Type.Integer() }, status: 201 } as const

export const listCustomers = defineCall({
  id: 'desk.listCustomers',
  method: 'GET',
  path: customersPath,
  summary: 'List the customers',
  query,
  reply: { results: Rows(Customer) },
  access: permission(desk, 'customers', 'can_view'),
})

export const addCustomer = defineCall({
  id: 'desk.addCustomer',
  method: 'POST',
  path: customersPath,
  summary: 'Add a customer',
  body: NewCustomer,
  ...made,
  access: permission(desk, 'customers', 'can_create'),
})

export const listProducts = defineCall({
  id: 'desk.listProducts',
  method: 'GET',
  path: productsPath,
  summary: 'List the products',
  query,
  reply: { results: Rows(Product) },
  access: permission(desk, 'products', 'can_view'),
})

export const addProduct = defineCall({
  id: 'desk.addProduct',
  method: 'POST',
  path: productsPath,
  summary: 'Add a product',
  body: NewProduct,
  ...made,
  access: permission(desk, 'products', 'can_create'),
})

/** PERM-105 */
export const listNotes = defineCall({
  id: 'desk.listNotes',
  method: 'GET',
  path: notesPath,
  summary: 'List the notes',
  query,
  reply: { results: Rows(Note) },
  access: permission(desk, 'notes', 'can_view'),
  plan: 'enterprise',
})

export const addNote = defineCall({
  id: 'desk.addNote',
  method: 'POST',
  path: notesPath,
  summary: 'Add a note',
  body: NewNote,
  ...made,
  access: permission(desk, 'notes', 'can_create'),
  plan: 'enterprise',
})

/** PERM-106 */
export const addQuote = defineCall({
  id: 'desk.addQuote',
  method: 'POST',
  path: '/api/v1/admin/quotes/',
  summary: 'Add a quote',
  body: Titled,
  ...made,
  access: permission(desk, 'quotes', 'can_create'),
  plan: 'enterprise',
})

/** PERM-108 */
export const addProject = defineCall({
  id: 'desk.addProject',
  method: 'POST',
  path: '/api/v1/admin/projects/',
  summary: 'Add a project',
  body: Titled,
  ...made,
  access: permission(desk, 'projects', 'can_create'),
  plan: 'enterprise',
})

/** PERM-109 */
export const addTask = defineCall({
  id: 'desk.addTask',
  method: 'POST',
  path: '/api/v1/admin/tasks/',
  summary: 'Add a task',
  body: Titled,
  ...made,
  access: permission(desk, 'projects', 'can_create'),
  plan: 'enterprise',
})
