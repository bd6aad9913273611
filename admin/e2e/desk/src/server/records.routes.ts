import { permission } from '@ashlar/sdk'
import { defineRoutes, ListQuery, ListReply, windowOf } from '@ashlar/sdk/server'
import Type from 'typebox'
import { desk } from '../module.ts'
import { Customer, NewCustomer, Note, Product } from '../records.ts'
import { Records } from './records.service.ts'

const query = Type.Object(ListQuery(['id']), { additionalProperties: false })
const Made = Type.Object({ success: Type.Literal(true), id: Type.Integer() })
const enterprise = { plan: 'enterprise' } as const

export const recordRoutes = defineRoutes([Records], (app, records) => {
  app.get(
    '/api/v1/admin/customers/',
    {
      config: { access: permission(desk, 'customers', 'can_view') },
      schema: { querystring: query, response: { 200: ListReply(Customer) } },
    },
    async ({ query }) => {
      const { rows, total } = await records.list<NewCustomer>('customer', query.search, windowOf(query))
      const customers = rows.map(({ id, body }) => ({ vehicles: [], custom_fields: [], ...body, customer_id: id }))
      return { success: true as const, results: { rows: customers, total } }
    },
  )

  app.post(
    '/api/v1/admin/customers/',
    {
      config: { access: permission(desk, 'customers', 'can_create') },
      schema: { body: NewCustomer, response: { 201: Made } },
    },
    async ({ body }, reply) =>
      reply.code(201).send({ success: true as const, id: await records.add('customer', body, wordsOf(body)) }),
  )

  app.get(
    '/api/v1/admin/products/',
    {
      config: { access: permission(desk, 'products', 'can_view') },
      schema: { querystring: query, response: { 200: ListReply(Product) } },
    },
    async ({ query }) => {
      const { rows, total } = await records.list<{ name: string; sku: string }>(
        'product',
        query.search,
        windowOf(query),
      )
      const products = rows.map(({ id, body }) => ({ ...body, id, product_id: id }))
      return { success: true as const, results: { rows: products, total } }
    },
  )

  app.post(
    '/api/v1/admin/products/',
    {
      config: { access: permission(desk, 'products', 'can_create') },
      schema: { body: Type.Omit(Product, ['id', 'product_id']), response: { 201: Made } },
    },
    async ({ body }, reply) =>
      reply.code(201).send({ success: true as const, id: await records.add('product', body, [body.name, body.sku]) }),
  )

  app.get(
    '/api/v1/admin/notes/',
    {
      // PERM-105
      config: { access: permission(desk, 'notes', 'can_view'), ...enterprise },
      schema: { querystring: query, response: { 200: ListReply(Note) } },
    },
    async ({ query }) => {
      const { rows, total } = await records.list<{ title: string; customer_name: string }>(
        'note',
        query.search,
        windowOf(query),
      )
      return { success: true as const, results: { rows: rows.map(({ id, body }) => ({ ...body, id })), total } }
    },
  )

  app.post(
    '/api/v1/admin/notes/',
    {
      config: { access: permission(desk, 'notes', 'can_create'), ...enterprise },
      schema: { body: Type.Omit(Note, ['id']), response: { 201: Made } },
    },
    async ({ body }, reply) =>
      reply
        .code(201)
        .send({ success: true as const, id: await records.add('note', body, [body.title, body.customer_name]) }),
  )

  for (const kind of ['quote', 'project', 'task'] as const) {
    app.post(
      `/api/v1/admin/${kind}s/`,
      {
        // PERM-106, -108, -109
        config: {
          access:
            kind === 'quote' ? permission(desk, 'quotes', 'can_create') : permission(desk, 'projects', 'can_create'),
          ...enterprise,
        },
        schema: {
          body: Type.Object({ title: Type.String({ minLength: 1, maxLength: 200 }) }),
          response: { 201: Made },
        },
      },
      async ({ body }, reply) =>
        reply.code(201).send({ success: true as const, id: await records.add(kind, body, [body.title]) }),
    )
  }
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
