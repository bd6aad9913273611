import { defineRoutes } from '@ashlar/sdk/server'
import {
  changeCategory,
  createCategory,
  deleteCategory,
  getCategory,
  listCategories,
  listShopCategories,
  orderCategories,
} from '../../contract.ts'
import { numbersIn } from '../product/product.list.ts'
import { CategoryService } from './category.service.ts'

export const categoryRoutes = defineRoutes([CategoryService], (app, categories) => {
  app.call(listCategories, async ({ query }) => ({ results: await categories.list(query) }))
  app.call(createCategory, async ({ body }) => ({ category: await categories.create(body) }))
  app.call(orderCategories, ({ body }) => categories.order(body))
  app.call(getCategory, async ({ params }) => ({ category: await categories.find(params.id) }))
  app.call(changeCategory, async ({ params, body }) => ({ category: await categories.change(params.id, body) }))
  app.call(deleteCategory, ({ params }) => categories.remove(params.id))
  app.call(listShopCategories, async ({ query }) => ({
    results: await categories.shopList(query, numbersIn(query.categoryIds)),
  }))
})
