import type { Shop, ShopProduct, ShopView } from '../contract.ts'

/** A product with the currency of its amounts. */
export interface ProductInShop {
  readonly product: ShopProduct
  readonly currency: string
}

/** Undefined where there is none, or where it may not be seen. */
export async function productById(shop: Shop, id: number, view: ShopView): Promise<ProductInShop | undefined> {
  const [row] = (await shop.byIds([id], view)).rows
  return row && shop.product(row.slug, view)
}

/** What the editor shows of a product page, which is about no product there. */
export async function newestProduct(shop: Shop): Promise<number | undefined> {
  const query = { itemsPerPage: 1, orderBy: 'publish_date', orderDirection: 'desc' } as const
  return (await shop.products(query, { seesDrafts: true })).rows[0]?.id
}
