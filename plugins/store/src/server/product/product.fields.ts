import { sanitiseRichText } from '@ashlar/sdk/server'
import type { NewProduct, ProductChange } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { ProductRow } from './shown-product.ts'

/** What staff write of a product itself. */
export type ProductFields = Omit<ProductChange, 'categories' | 'tags' | 'variants' | 'revision'>

/** Columns that staff write. What follows from others is not among them. */
export type ProductColumns = Omit<
  ProductRow,
  | ('id' | 'tenantId' | 'revision' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'isDeleted')
  | ('minPrice' | 'maxPrice' | 'stock' | 'stockState' | 'isLow' | 'lowAt' | 'nameKey' | 'importedSku')
>

export const emptyProduct = (): ProductColumns => ({
  ...{ name: '', slug: '', status: 'draft', kind: 'product', description: '', excerpt: '' },
  ...{ badgeText: '', badgeColor: '', images: [], attributes: [], seoTitle: '', seoDescription: '' },
  ...{ isHiddenFromSearch: false, taxClassId: null, isTaxExempt: false, weight: null, lowStockAt: null },
  ...{ importedId: null, publishDate: new Date() },
})

/** The writable columns of a row. */
export function columnsOf(row: ProductRow): ProductColumns {
  const { name, slug, status, kind, description, excerpt, badgeText, badgeColor, images, attributes, ...rest } = row
  const { seoTitle, seoDescription, isHiddenFromSearch, taxClassId, isTaxExempt, weight, lowStockAt, ...dates } = rest
  const { importedId, publishDate } = dates
  return {
    ...{ name, slug, status, kind, description, excerpt, badgeText, badgeColor, images, attributes },
    ...{ seoTitle, seoDescription, isHiddenFromSearch, taxClassId, isTaxExempt, weight, lowStockAt },
    ...{ importedId, publishDate },
  }
}

/** What was sent over what is there, tidied. @throws ATTRIBUTE_TWICE, VALUE_TWICE */
export function changedColumns(given: ProductFields | NewProduct, before: ProductColumns): ProductColumns {
  const { name, slug, status, kind, description, excerpt, badgeText, badgeColor, images, attributes } = given
  const { tax_class: taxClass } = given
  return {
    ...before,
    ...(name !== undefined && { name: name.trim() }),
    ...(slug !== undefined && { slug }),
    ...(status !== undefined && { status }),
    ...(kind !== undefined && { kind }),
    ...(description !== undefined && { description: sanitiseRichText(description) }),
    ...(excerpt !== undefined && { excerpt: excerpt.trim() }),
    ...(badgeText !== undefined && { badgeText: badgeText.trim() }),
    ...(badgeColor !== undefined && { badgeColor: badgeColor.toLowerCase() }),
    ...(images !== undefined && { images }),
    ...(attributes !== undefined && { attributes: tidied(attributes) }),
    ...(given.seo_title !== undefined && { seoTitle: given.seo_title.trim() }),
    ...(given.seo_description !== undefined && { seoDescription: given.seo_description.trim() }),
    ...(given.noindex !== undefined && { isHiddenFromSearch: given.noindex }),
    ...(taxClass !== undefined && {
      isTaxExempt: taxClass === 'exempt',
      taxClassId: taxClass === 'exempt' ? null : taxClass,
    }),
    ...(given.weight !== undefined && { weight: given.weight }),
    ...(given.publish_date !== undefined && { publishDate: new Date(given.publish_date) }),
    ...(given.low_stock_at !== undefined && { lowStockAt: given.low_stock_at }),
    ...(given.imported_id !== undefined && { importedId: given.imported_id }),
  }
}

function tidied(attributes: ProductColumns['attributes']): ProductColumns['attributes'] {
  const tidy = attributes.map(({ name, values }) => ({ name: name.trim(), values: values.map((each) => each.trim()) }))
  const names = new Set<string>()
  for (const { name, values } of tidy) {
    if (names.has(name.toLowerCase())) throw at('attributes', errors.ATTRIBUTE_TWICE(name))
    names.add(name.toLowerCase())
    const twice = values.find((value, place) => values.indexOf(value) !== place)
    if (twice !== undefined) throw at('attributes', errors.VALUE_TWICE(name, twice))
  }
  return tidy
}

const at = (path: string, error: ReturnType<typeof errors.NO_VARIANT>) => error.at({ path, message: error.message })
