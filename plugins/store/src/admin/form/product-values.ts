import type { NewProduct, Product, ProductChange, Variant, VariantInput } from '../../contract.ts'
import { variantKey, withMissing } from './matrix.ts'
import type { FormAttribute, FormVariant, ProductForm } from './product-form.ts'

const blankVariant: FormVariant = {
  ...{ key: '', id: null, isOn: true, shown_stock_state: null, sku: '', price: 0, compare_at_price: null, stock: 0 },
  ...{ track_stock: true, allow_backorder: false, stock_state: 'in_stock', weight: null, image: '' },
  ...{ attributes: [], imported_variant_id: null },
}

export const blankProduct = (): ProductForm => ({
  ...{ name: '', slug: '', status: 'draft', kind: 'product', description: '', excerpt: '' },
  ...{ badgeText: '', badgeColor: '', images: [], attributes: [], seo_title: '', seo_description: '' },
  ...{ noindex: false, tax_class: null, weight: null, publish_date: new Date().toISOString() },
  ...{ low_stock_at: null, imported_id: null, categories: [], tags: [], variants: [blankVariant] },
})

/** What is stored, as the form holds it. */
export function valuesOf(product: Product): ProductForm {
  const { id: _, product_id, sku, variants, categories, priceRange: __, numberOfVariants: ___, ...summed } = product
  const { stock: ____, ...others } = summed
  const { stock_state: _____, is_low, revision, createdAt, updatedAt, deletedAt, ...fields } = others
  const attributes = fields.attributes.map((attribute, at): FormAttribute => ({ key: `${at}`, ...attribute }))
  return {
    ...fields,
    attributes,
    categories: categories.map(({ id }) => id),
    variants: withMissing(attributes, variants.map(formVariant)),
  }
}

function formVariant(variant: Variant): FormVariant {
  return { ...variant, key: variantKey(variant.attributes), isOn: true }
}

/** What is sent: without what the server makes itself where the form leaves it empty. */
export function newProductOf(values: ProductForm): NewProduct {
  const { slug, attributes, variants, ...fields } = values
  return {
    ...fields,
    ...(slug !== '' && { slug }),
    attributes: attributes.map(withoutKey),
    variants: variants.filter(({ isOn }) => isOn).map((variant) => sentVariant(variant)),
  }
}

/** The same for a stored product. A stock is sent only where it was changed: orders change it meanwhile. */
export function productChangeOf(values: ProductForm, stored: ProductForm): ProductChange {
  const before = new Map(stored.variants.map((variant) => [variant.id, variant]))
  const sent = values.variants
    .filter(({ isOn }) => isOn)
    .map((variant) => sentVariant(variant, variant.id === null ? undefined : before.get(variant.id)))
  return { ...newProductOf(values), variants: sent }
}

const withoutKey = ({ name, values }: FormAttribute) => ({ name, values })

function sentVariant(variant: FormVariant, before?: FormVariant): VariantInput {
  const { key: _, id, isOn: __, shown_stock_state: ___, sku, stock, ...fields } = variant
  return {
    ...fields,
    ...(id !== null && { id }),
    ...(sku !== '' && { sku }),
    ...(stock !== before?.stock && { stock }),
  }
}
