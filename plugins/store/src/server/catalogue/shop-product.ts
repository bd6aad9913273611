import { sanitiseRichText, type Transaction } from '@ashlar/sdk/server'
import type { CategoryOfProduct, ShopProduct, ShopProductRow, ShopVariant } from '../../contract.ts'
import { categoriesOf, type ProductRow, type VariantRow, variantsOf } from '../product/shown-product.ts'
import { isLimited, shownStockState } from '../product/shown-stock-state.ts'

/** Rows as visitors see them in lists, each with what stands in other tables: one statement for all of them. */
export async function shopRows(tx: Transaction, rows: readonly ProductRow[]): Promise<ShopProductRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const variants = Map.groupBy(await variantsOf(tx, ids), ({ productId }) => productId)
  const categories = await categoriesOf(tx, ids)
  return rows.map((row) => {
    const own = variants.get(row.id) ?? []
    return {
      ...listed(row, own, categories.get(row.id) ?? []),
      attributes: row.attributes,
      variants: own.map(({ sku, attributes }) => ({ sku, attributes })),
    }
  })
}

/** The whole product. */
export async function shopProduct(tx: Transaction, row: ProductRow): Promise<ShopProduct> {
  const variants = await variantsOf(tx, [row.id])
  const categories = (await categoriesOf(tx, [row.id])).get(row.id) ?? []
  return {
    ...listed(row, variants, categories),
    kind: row.kind,
    attributes: row.attributes,
    variants: variants.map(shopVariant),
    description: sanitiseRichText(row.description),
    excerpt: row.excerpt,
    seo_title: row.seoTitle,
    seo_description: row.seoDescription,
    noindex: row.isHiddenFromSearch,
    imported_id: row.importedId,
  }
}

function listed(row: ProductRow, variants: readonly VariantRow[], categories: CategoryOfProduct[]) {
  const { id, slug, name, status, stock, images, badgeText, badgeColor, minPrice, maxPrice } = row
  const [first] = variants
  const only = row.attributes.length === 0 ? first : undefined
  return {
    ...{ id, slug, name, status, stock, images, badgeText, badgeColor, categories },
    sku: first?.sku ?? '',
    stock_state: row.stockState,
    unitPrice: minPrice,
    compare_at_price: only === undefined ? null : reducedFrom(only),
    priceRange: { min: minPrice, max: maxPrice },
    numberOfVariants: only === undefined ? variants.length : 0,
    is_limited: only !== undefined && isLimited(only),
    publish_date: row.publishDate.toISOString(),
  }
}

function shopVariant(row: VariantRow): ShopVariant {
  const { id, sku, price, image, attributes, stock, trackStock, importedVariantId } = row
  return {
    ...{ id, sku, price, image, attributes },
    compare_at_price: reducedFrom(row),
    stock: trackStock ? Math.max(0, stock) : 0,
    stock_state: shownStockState(row),
    is_limited: isLimited(row),
    imported_variant_id: importedVariantId,
  }
}

/** A price that is not higher is no reduction. */
const reducedFrom = ({ price, compareAtPrice }: VariantRow): number | null =>
  compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null
