import { call } from '@ashlar/sdk/admin'
import { type Translate, toast } from '@ashlar/sdk/ui'
import { createProduct, type NewProduct, type Product, type Variant } from '../contract.ts'
import { productScreen } from './addresses.ts'
import { problemOf } from './problem-of.ts'
import { productsChanged } from './products-changed.ts'

/** A draft with the same content, without stock, opened at once. */
export async function duplicateProduct(
  product: Product,
  t: Translate,
  navigate: (to: string) => unknown,
): Promise<void> {
  const { name } = product
  try {
    const reply = await call(createProduct, { body: copyOf(product, t('{name} (copy)', { name })) })
    await productsChanged()
    toast.success(t('{name} was duplicated', { name }))
    navigate(productScreen(reply.product.id))
  } catch (error) {
    toast.error(t('{name} was not duplicated', { name }), { description: problemOf(error) })
  }
}

/** Addresses, SKUs and import IDs are unique, so the copy gets its own. */
function copyOf(product: Product, name: string): NewProduct {
  const { kind, description, excerpt, badgeText, badgeColor, images, attributes } = product
  const { seo_title, seo_description, noindex, tax_class, weight, low_stock_at, tags } = product
  return {
    ...{ name: name.slice(0, 200), status: 'draft', kind, description, excerpt, badgeText, badgeColor },
    ...{ images, attributes, seo_title, seo_description, noindex, tax_class, weight, low_stock_at, tags },
    categories: product.categories.map(({ id }) => id),
    variants: product.variants.map(copyOfVariant),
  }
}

function copyOfVariant(variant: Variant): NonNullable<NewProduct['variants']>[number] {
  const { price, compare_at_price, track_stock, allow_backorder, stock_state, weight, image, attributes } = variant
  return { price, compare_at_price, track_stock, allow_backorder, stock_state, weight, image, attributes }
}
