import { type SitemapEntry, sitemap } from '@ashlar/sdk/site'
import { categoryPath, productPath, storePath } from '../contract/addresses.ts'
import { Shop } from '../contract.ts'

const productPaths = productPath('')

/** The shop, its categories, then the products that search engines may know, in the order in which they were made. */
export const storeSitemap = sitemap([Shop], {
  count: async (shop) => {
    const products = await shop.count()
    return products === 0 ? 0 : 1 + (await shop.categories()).length + products
  },
  page: async ({ after, limit }, shop) => {
    const isAmongProducts = after?.startsWith(productPaths) ?? false
    const lists = isAmongProducts ? [] : await listEntries(shop)
    const begin = after === null ? 0 : lists.findIndex(({ path }) => path === after) + 1
    const shown = lists.slice(begin, begin + limit)
    if (shown.length === limit) return shown
    const id = isAmongProducts && after !== null ? await idAt(shop, after) : 0
    const products = await shop.addresses(id, limit - shown.length)
    return [...shown, ...products.map(({ slug, updatedAt }) => ({ path: productPath(slug), changed: updatedAt }))]
  },
})

/** Pages with lists have changed when the newest product came. */
async function listEntries(shop: Shop): Promise<SitemapEntry[]> {
  const newest = { itemsPerPage: 1, orderBy: 'publish_date', orderDirection: 'desc' } as const
  const [product] = (await shop.products(newest, { seesDrafts: false })).rows
  if (!product) return []
  const categories = (await shop.categories()).map(({ slug }) => categoryPath(slug))
  return [storePath, ...categories].map((path) => ({ path, changed: new Date(product.publish_date) }))
}

async function idAt(shop: Shop, path: string): Promise<number> {
  const found = await shop.product(path.slice(productPaths.length), { seesDrafts: false })
  return found?.product.id ?? 0
}
