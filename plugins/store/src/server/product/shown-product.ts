import type { RowOf, Transaction } from '@ashlar/sdk/server'
import type { CategoryOfProduct, Product, Variant } from '../../contract.ts'
import { CategoryEntity } from '../category/category.entity.ts'
import type { ProductEntity } from './product.entity.ts'
import { tagsOfProducts } from './product.tags.ts'
import { ProductCategoryEntity } from './product-category.entity.ts'
import { shownStockState } from './shown-stock-state.ts'
import { VariantEntity } from './variant.entity.ts'

export type ProductRow = RowOf<typeof ProductEntity>
export type VariantRow = RowOf<typeof VariantEntity>

/** Rows as staff see them, each with what stands in other tables: one statement for all of them. */
export async function shownProducts(tx: Transaction, rows: readonly ProductRow[]): Promise<Product[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const variants = Map.groupBy(await variantsOf(tx, ids), ({ productId }) => productId)
  const categories = await categoriesOf(tx, ids)
  const tags = await tagsOfProducts.ofMany(tx, ids)
  return rows.map((row) => ({
    ...plainProduct(row),
    sku: variants.get(row.id)?.[0]?.sku ?? '',
    categories: categories.get(row.id) ?? [],
    tags: tags.get(row.id) ?? [],
    variants: (variants.get(row.id) ?? []).map(shownVariant),
    numberOfVariants: row.attributes.length === 0 ? 0 : (variants.get(row.id)?.length ?? 0),
  }))
}

/** Variants of products, in their order. */
export const variantsOf = (tx: Transaction, productIds: readonly number[]): Promise<VariantRow[]> =>
  tx
    .db(VariantEntity)
    .selectFrom('variant')
    .selectAll()
    .where(({ eb, fn, val }) => eb('productId', '=', fn.any(val(productIds))))
    .orderBy('productId')
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Categories of each product, in the order of the tree. */
export async function categoriesOf(
  tx: Transaction,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, CategoryOfProduct[]>> {
  const rows = await tx
    .db(ProductCategoryEntity, CategoryEntity)
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.categoryId')
    .select(['productId', 'category.id', 'slug', 'category'])
    .where(({ eb, fn, val }) => eb('productId', '=', fn.any(val(productIds))))
    .orderBy('position')
    .orderBy('category.id')
    .execute()
  const found = new Map<number, CategoryOfProduct[]>()
  for (const { productId, id, slug, category } of rows) {
    found.set(productId, [...(found.get(productId) ?? []), { id, slug, category }])
  }
  return found
}

export function shownVariant(row: VariantRow): Variant {
  const { id, sku, price, stock, weight, image, attributes } = row
  return {
    ...{ id, sku, price, stock, weight, image, attributes },
    compare_at_price: row.compareAtPrice,
    track_stock: row.trackStock,
    allow_backorder: row.allowBackorder,
    stock_state: row.stockState,
    shown_stock_state: shownStockState(row),
    imported_variant_id: row.importedVariantId,
  }
}

/** A row without what stands in other tables. */
function plainProduct(row: ProductRow): Omit<Product, 'sku' | 'categories' | 'tags' | 'variants' | 'numberOfVariants'> {
  const { id, name, slug, status, kind, description, excerpt, badgeText, badgeColor, images, attributes } = row
  return {
    ...{
      id,
      product_id: id,
      name,
      slug,
      status,
      kind,
      description,
      excerpt,
      badgeText,
      badgeColor,
      images,
      attributes,
    },
    seo_title: row.seoTitle,
    seo_description: row.seoDescription,
    noindex: row.isHiddenFromSearch,
    tax_class: row.isTaxExempt ? 'exempt' : row.taxClassId,
    weight: row.weight,
    publish_date: row.publishDate.toISOString(),
    low_stock_at: row.lowStockAt,
    imported_id: row.importedId,
    priceRange: { min: row.minPrice, max: row.maxPrice },
    stock: row.stock,
    stock_state: row.stockState,
    is_low: row.isLow,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }
}
