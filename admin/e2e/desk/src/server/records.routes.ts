import { defineRoutes, windowOf } from '@ashlar/sdk/server'
import { addProduct, addProject, addQuote, addTask, listProducts } from '../contract.ts'
import { Records } from './records.service.ts'

export const recordRoutes = defineRoutes([Records], (app, records) => {
  app.call(listProducts, async ({ query }) => {
    const { rows, total } = await records.list<{ name: string; sku: string }>('product', query.search, windowOf(query))
    return { results: { rows: rows.map(({ id, body }) => ({ ...body, id, product_id: id })), total } }
  })
  app.call(addProduct, async ({ body }) => ({ id: await records.add('product', body, [body.name, body.sku]) }))
  app.call(addQuote, async ({ body }) => ({ id: await records.add('quote', body, [body.title]) }))
  app.call(addProject, async ({ body }) => ({ id: await records.add('project', body, [body.title]) }))
  app.call(addTask, async ({ body }) => ({ id: await records.add('task', body, [body.title]) }))
})
