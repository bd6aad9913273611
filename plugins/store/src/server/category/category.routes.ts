import { defineRoutes } from '@ashlar/sdk/server'
import {
  changeCategory,
  createCategory,
  deleteCategory,
  getCategory,
  listCategories,
  orderCategories,
} from '../../contract.ts'
import { CategoryService } from './category.service.ts'

export const categoryRoutes = defineRoutes([CategoryService], (app, categories) => {
  app.call(listCategories, async ({ query }) => ({ results: await categories.list(query) }))
  app.call(createCategory, async ({ body }) => ({ category: await categories.create(body) }))
  app.call(orderCategories, ({ body }) => categories.order(body))
  app.call(getCategory, async ({ params }) => ({ category: await categories.find(params.id) }))
  app.call(changeCategory, async ({ params, body }) => ({ category: await categories.change(params.id, body) }))
  app.call(deleteCategory, ({ params }) => categories.remove(params.id))
})
