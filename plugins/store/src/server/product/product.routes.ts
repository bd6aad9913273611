import { defineRoutes } from '@ashlar/sdk/server'
import { createProduct, getProduct, listProducts } from '../../contract.ts'
import { ProductService } from './product.service.ts'

export const productRoutes = defineRoutes([ProductService], (app, products) => {
  app.call(listProducts, async ({ query }) => ({
    results: await products.list(query),
    currency: await products.currency(),
  }))
  app.call(createProduct, async ({ body }) => ({
    product: await products.create(body),
    currency: await products.currency(),
  }))
  app.call(getProduct, async ({ params }) => ({
    product: await products.find(params.id),
    currency: await products.currency(),
  }))
})
