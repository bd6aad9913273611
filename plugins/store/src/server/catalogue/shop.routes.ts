import { defineRoutes } from '@ashlar/sdk/server'
import { listShopCategories, listShopProducts, productTags } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { CategoryService } from '../category/category.service.ts'
import { numbersIn } from '../product/product.list.ts'
import { stockTag } from '../stock/stock-tag.ts'
import { ShopService } from './shop.service.ts'

export const shopRoutes = defineRoutes([ShopService, CategoryService], (app, shop, categories) => {
  app.call(listShopProducts, async ({ query: { slug, ...query }, actor, keepUnder }) => {
    const view = { seesDrafts: actor?.can(productTags.view) ?? false }
    if (slug === undefined) {
      const page = await shop.products(query, view)
      keepUnder(['settings', 'store:list', ...page.rows.map(({ id }) => stockTag(id))])
      return { success: true as const, ...page }
    }
    const found = await shop.product(slug, view)
    if (found === undefined) throw errors.UNKNOWN_PRODUCT()
    const { id } = found.product
    keepUnder(['settings', 'store:list', `product:${id}`, stockTag(id)])
    return { success: true as const, ...found }
  })
  app.call(listShopCategories, async ({ query, keepUnder }) => {
    const results = await categories.shopList(query, numbersIn(query.categoryIds))
    keepUnder(['store:list'])
    return { results }
  })
})
