import { defineRoutes, windowOf } from '@ashlar/sdk/server'
import {
  addCustomer,
  addNote,
  addProduct,
  addProject,
  addQuote,
  addTask,
  listCustomers,
  listNotes,
  listProducts,
} from '../contract.ts'
import type { NewCustomer } from '../records.ts'
import { Records } from './records.service.ts'

export const recordRoutes = defineRoutes([Records], (app, records) => {
  app.call(listCustomers, async ({ query }) => {
    const { rows, total } = await records.list<NewCustomer>('customer', query.search, windowOf(query))
    const customers = rows.map(({ id, body }) => ({ vehicles: [], custom_fields: [], ...body, customer_id: id }))
    return { results: { rows: customers, total } }
  })
  app.call(addCustomer, async ({ body }) => ({ id: await records.add('customer', body, wordsOf(body)) }))

  app.call(listProducts, async ({ query }) => {
    const { rows, total } = await records.list<{ name: string; sku: string }>('product', query.search, windowOf(query))
    return { results: { rows: rows.map(({ id, body }) => ({ ...body, id, product_id: id })), total } }
  })
  app.call(addProduct, async ({ body }) => ({ id: await records.add('product', body, [body.name, body.sku]) }))

  app.call(listNotes, async ({ query }) => {
    const { rows, total } = await records.list<{ title: string; customer_name: string }>(
      'note',
      query.search,
      windowOf(query),
    )
    return { results: { rows: rows.map(({ id, body }) => ({ ...body, id })), total } }
  })
  app.call(addNote, async ({ body }) => ({ id: await records.add('note', body, [body.title, body.customer_name]) }))

  app.call(addQuote, async ({ body }) => ({ id: await records.add('quote', body, [body.title]) }))
  app.call(addProject, async ({ body }) => ({ id: await records.add('project', body, [body.title]) }))
  app.call(addTask, async ({ body }) => ({ id: await records.add('task', body, [body.title]) }))
})

/** CMD-029 to -031 */
export function wordsOf({
  firstname,
  lastname,
  email,
  phone,
  vehicles = [],
  custom_fields = [],
}: NewCustomer): string[] {
  const cars = vehicles.flatMap(({ id: _, ...vehicle }) => Object.values(vehicle).map(String))
  return [firstname, lastname, email, phone, ...cars, ...custom_fields.map(({ value }) => value)]
}
