import { type CsvStep, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import {
  changeProduct,
  changeProducts,
  changeVariant,
  createProduct,
  deleteProduct,
  deleteProducts,
  getProduct,
  listProducts,
  listProductVersions,
  restoreProducts,
} from '../../contract.ts'
import { BulkService } from './bulk.service.ts'
import { productCsv } from './product.csv.ts'
import { ProductService } from './product.service.ts'

export const productRoutes = defineRoutes([ProductService, BulkService], (app, products, bulk) => {
  app.call(listProducts, async ({ query }, reply) => {
    const currency = await products.currency()
    if (query.format !== 'csv') return { results: await products.list(query), currency }
    const rows = (step: CsvStep) => products.exported(query, step)
    return sendCsv(reply, { name: 'products', columns: productCsv(currency), wanted: query.columns, rows })
  })
  app.call(createProduct, async ({ body, actor }) => ({
    product: await products.create(body, actor?.displayName ?? ''),
    currency: await products.currency(),
  }))
  app.call(getProduct, async ({ params }) => ({
    product: await products.find(params.id),
    currency: await products.currency(),
  }))
  app.call(listProductVersions, async ({ params }) => {
    const rows = await products.versions(params.id)
    return { results: { rows, total: rows.length } }
  })
  app.call(changeProduct, async ({ params, body, actor }) => ({
    product: await products.change(params.id, body, actor?.displayName ?? ''),
    currency: await products.currency(),
  }))
  app.call(deleteProduct, async ({ params }) => {
    await bulk.moveToTrash([params.id])
  })
  app.call(deleteProducts, async ({ body }) => ({ ids: await bulk.moveToTrash(body.ids) }))
  app.call(restoreProducts, async ({ body }) => ({ ids: await bulk.restore(body.ids) }))
  app.call(changeProducts, async ({ body }) => ({ ids: await bulk.change(body) }))
  app.call(changeVariant, async ({ params, body }) => ({
    variant: await bulk.changeVariant(params.id, body),
    currency: await products.currency(),
  }))
})
