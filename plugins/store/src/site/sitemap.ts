import { sitemap } from '@ashlar/sdk/site'
import { Shop } from '../contract.ts'
import { productPath } from '../contract/addresses.ts'

const productPaths = productPath('')

/** The products that search engines may know, in the order in which they were made. */
export const storeSitemap = sitemap([Shop], {
  count: (shop) => shop.count(),
  page: async ({ after, limit }, shop) => {
    const products = await shop.addresses(after === null ? 0 : await idAt(shop, after), limit)
    return products.map(({ slug, updatedAt }) => ({ path: productPath(slug), changed: updatedAt }))
  },
})

async function idAt(shop: Shop, path: string): Promise<number> {
  const found = await shop.product(path.slice(productPaths.length), { seesDrafts: false })
  return found?.product.id ?? 0
}
