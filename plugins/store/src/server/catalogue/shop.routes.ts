import { defineRoutes } from '@ashlar/sdk/server'
import { listShopCategories, listShopProducts, productTags } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { CategoryService } from '../category/category.service.ts'
import { numbersIn } from '../product/product.list.ts'
import { ShopService } from './shop.service.ts'

export const shopRoutes = defineRoutes([ShopService, CategoryService], (app, shop, categories) => {
  app.call(listShopProducts, async ({ query: { slug, ...query }, actor }) => {
    const view = { seesDrafts: actor?.can(productTags.view) ?? false }
    if (slug === undefined) return { success: true as const, ...(await shop.products(query, view)) }
    const found = await shop.product(slug, view)
    if (found === undefined) throw errors.UNKNOWN_PRODUCT()
    return { success: true as const, ...found }
  })
  app.call(listShopCategories, async ({ query }) => ({
    results: await categories.shopList(query, numbersIn(query.categoryIds)),
  }))
})
