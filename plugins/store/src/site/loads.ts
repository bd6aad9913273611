import { Log, Settings } from '@ashlar/sdk/server'
import { load } from '@ashlar/sdk/site'
import { cartIcon } from '../block/cart-icon.ts'
import type { ListedCategories } from '../block/category-list.renderer.tsx'
import { categoryList } from '../block/category-list.ts'
import { filterNames, pageName } from '../block/list-filters.ts'
import type { ListedOrder } from '../block/own-orders.renderer.tsx'
import { ownOrders } from '../block/own-orders.ts'
import type { SingleProduct } from '../block/product.renderer.tsx'
import { product } from '../block/product.ts'
import { productDetail } from '../block/product-detail.ts'
import { productList } from '../block/product-list.ts'
import { productCard } from '../block/shown-list.ts'
import { pageProduct, type ShownProduct } from '../block/shown-product.ts'
import { Shop, Shopping } from '../contract.ts'
import { cartRules } from './cart-rules.ts'
import { categoriesOn } from './list-categories.ts'
import { offeredCategories, shownList } from './list-load.ts'
import { newestProduct, type ProductInShop, productById } from './product-by-id.ts'
import { shopperOf } from './shopper.ts'
import { productSubject } from './subject.ts'

const productTags = ({ product: { id, categories } }: ProductInShop) => [
  ...['settings', `product:${id}`],
  ...categories.map((category) => `category:${category.id}`),
]

/** Newest orders on a profile. */
const shownOrders = 20

export const loads = [
  load(
    productList,
    [Shop, Settings],
    async (props, { query, seesDrafts, page }, shop, settings) => {
      const about = { ...props, categories: categoriesOn(page, props) }
      return shownList(shop, { props: about, query, viewer: { seesDrafts }, cart: await cartRules(settings) })
    },
    { query: [...filterNames, pageName] },
  ),
  load(product, [Shop, Settings], async ({ product: chosen }, { seesDrafts }, shop, settings) => {
    const found = chosen && (await productById(shop, chosen.value, { seesDrafts }))
    if (!found) return { data: null, tags: chosen ? [`product:${chosen.value}`, 'store:list'] : [] }
    const { description: _, seo_title: __, seo_description: ___, imported_id: ____, ...card } = found.product
    const data: SingleProduct = {
      product: { ...productCard(card), excerpt: card.excerpt },
      currency: found.currency,
      cart: await cartRules(settings),
    }
    return { data, tags: productTags(found) }
  }),
  load(productDetail, [Shop, Settings], async (_, { page: { subject }, seesDrafts }, shop, settings) => {
    const id =
      subject?.kind === productSubject ? Number(subject.id) : seesDrafts ? await newestProduct(shop) : undefined
    const found = id === undefined ? undefined : await productById(shop, id, { seesDrafts })
    if (!found) return { data: null, tags: ['store:list'] }
    const data: ShownProduct = {
      product: pageProduct(found.product),
      currency: found.currency,
      cart: await cartRules(settings),
    }
    return { data, tags: productTags(found) }
  }),
  load(categoryList, [Shop, Log], async (props, { page }, shop, log) => {
    try {
      const offered = offeredCategories(await shop.categories(), props)
      const data: ListedCategories = offered.map(({ id, category, slug, parent_id, thumbnail }) => ({
        ...{ id, category, slug, parent_id, thumbnail },
      }))
      return { data, tags: ['store:list', ...data.map(({ id }) => `category:${id}`)] }
    } catch (error) {
      // CAT-007: the page says so in the place of the list, and is kept by nobody.
      log.warn({ page: page.id, err: error }, 'The categories of the store could not be loaded')
      const data: ListedCategories = null
      return { data, until: new Date(0) }
    }
  }),
  load(ownOrders, [Shopping], async (_, { visitor }, shopping) => {
    if (!visitor?.account) return { data: undefined }
    const data: ListedOrder[] = (await shopping.orders(shopperOf(visitor), shownOrders)).map((order) => {
      const { id, invoiceNumber, invoiceDate, fulfilment, grandTotal, currency, payment, payable } = order
      return {
        ...{ id, invoiceNumber, invoiceDate, fulfilment, grandTotal, currency, payment, payable },
        status: order.status,
      }
    })
    return { data }
  }),
  // Where nothing is sold yet, no page has a cart, nor a script for it.
  load(cartIcon, [Shop, Settings], async (_, __, shop, settings) => {
    const isOpen = (await cartRules(settings)).enabled && (await shop.count()) > 0
    return { data: { isOpen }, tags: ['settings', 'store:list'] }
  }),
]
