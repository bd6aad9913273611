import { Settings } from '@ashlar/sdk/server'
import { movedTo, sitePage } from '@ashlar/sdk/site'
import { productDetail } from '../block/product-detail.ts'
import { productList } from '../block/product-list.ts'
import { words } from '../block/visitor-texts.ts'
import { categoryPath, productPath, storePath } from '../contract/addresses.ts'
import { Shop } from '../contract.ts'
import { cartPage } from './cart-page.tsx'
import { checkoutPage } from './checkout-page.tsx'
import { oneBlock } from './content.ts'
import { breadcrumbs, type Crumb, productData } from './json-ld.ts'
import { ownTemplates } from './own-templates.ts'
import { StorePage } from './store-page.tsx'
import { categorySubject, productSubject } from './subject.ts'
import { thanksPage } from './thanks-page.tsx'

/** The list of the store's own pages. */
const shopList = { isShopPage: true, showNumberOfVariants: true, perPage: 12 }

function crumbsTo(language: string, ...more: readonly Crumb[]): Crumb[] {
  const t = words(language)
  return [{ name: t.home, path: '/' }, { name: t.shop, path: storePath }, ...more]
}

const noHead = { heading: '', description: '', picture: '' }

export const pages = [
  sitePage({
    ...{ path: storePath, behindPages: true, deps: [], component: StorePage },
    find: async ({ language, origin }) => {
      const crumbs = crumbsTo(language)
      const { shop } = words(language)
      return {
        ...{ title: shop, data: { ...noHead, crumbs, heading: shop } },
        content: oneBlock(productList, shopList),
        jsonLd: [breadcrumbs(crumbs, origin)],
      }
    },
  }),
  sitePage({
    ...{ path: productPath(':slug'), behindPages: true, deps: [Shop, Settings], component: StorePage },
    find: async ({ params: { slug = '' }, seesDrafts, language, origin }, shop, settings) => {
      const found = await shop.product(slug, { seesDrafts })
      if (!found) {
        const moved = await shop.movedProduct(slug, { seesDrafts })
        return moved === undefined ? null : movedTo(productPath(moved))
      }
      const { product } = found
      const [category] = product.categories
      const crumbs = crumbsTo(
        language,
        ...(category ? [{ name: category.category, path: categoryPath(category.slug) }] : []),
        { name: product.name, path: productPath(product.slug) },
      )
      return {
        ...{ title: product.seo_title || product.name, description: product.seo_description || product.excerpt },
        image: product.images[0]?.file ?? '',
        noindex: product.noindex || product.status !== 'published',
        data: { ...noHead, crumbs },
        content: oneBlock(productDetail),
        template: (await ownTemplates(settings)).product,
        subject: { kind: productSubject, id: product.id },
        jsonLd: [productData(found, origin), breadcrumbs(crumbs, origin)],
        canonical: productPath(product.slug),
        tags: [`product:${product.id}`],
      }
    },
  }),
  sitePage({
    ...{ path: categoryPath(':slug'), behindPages: true, deps: [Shop, Settings], component: StorePage },
    find: async ({ params: { slug = '' }, language, origin }, shop, settings) => {
      const categories = await shop.categories()
      const category = categories.find((each) => each.slug === slug)
      if (!category) {
        const moved = await shop.movedCategory(slug)
        return moved === undefined ? null : movedTo(categoryPath(moved))
      }
      const parent = categories.find(({ id }) => id === category.parent_id)
      const crumb = (each: typeof category): Crumb => ({ name: each.category, path: categoryPath(each.slug) })
      const crumbs = crumbsTo(language, ...(parent ? [crumb(parent)] : []), crumb(category))
      const { id, category: name, description, thumbnail } = category
      return {
        ...{ title: category.seo_title || name, description: category.seo_description || description },
        image: thumbnail,
        data: { crumbs, heading: name, description, picture: thumbnail },
        content: oneBlock(productList, shopList),
        template: (await ownTemplates(settings)).category,
        subject: { kind: categorySubject, id },
        jsonLd: [breadcrumbs(crumbs, origin)],
        canonical: categoryPath(category.slug),
        tags: [`category:${id}`],
      }
    },
  }),
  cartPage,
  checkoutPage,
  thanksPage,
]
