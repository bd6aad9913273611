import type { Transaction } from '@ashlar/sdk/server'
import { type NewProduct, type Product, type ProductChange, productChanged, type StockReason } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { moveStock } from '../stock/stock.ledger.ts'
import { rememberSlug } from './moved-slug.ts'
import { changedColumns, columnsOf, emptyProduct } from './product.fields.ts'
import { freeSlug, heldProduct, insertProduct, updateProduct } from './product.store.ts'
import { tagsOfProducts } from './product.tags.ts'
import { indexProduct } from './product.words.ts'
import { setCategories } from './product-categories.ts'
import { saveSummary } from './product-summary.ts'
import { type ProductRow, shownProducts, type VariantRow, variantsOf } from './shown-product.ts'
import { slugOf } from './slug.ts'
import { type WrittenVariant, writtenVariants } from './variant.fields.ts'
import { writeVariants } from './variant.store.ts'

/** Who writes, and what the settings say. */
export interface Writing {
  /** Name of the person; empty for the server. */
  readonly by: string
  readonly reason: Extract<StockReason, 'correction' | 'import'>
  /** For products without a number of their own. */
  readonly lowAt: number
}

/**
 * A new product with its variants.
 * @throws SLUG_TAKEN, IMPORTED_ALREADY, NO_SUCH_CATEGORY, and what `changedColumns` and `writtenVariants` throw
 */
export async function createdProduct(tx: Transaction, given: NewProduct, writing: Writing): Promise<Product> {
  const { variants = [{}], categories = [], tags = [], slug, ...fields } = given
  const columns = changedColumns(fields, emptyProduct())
  const row = await insertProduct(
    tx,
    { ...columns, slug: slug ?? (await freeSlug(tx, slugOf(fields.name, 'product'))) },
    writing.lowAt,
  )
  await storeVariants(tx, row, writtenVariants(variants, row.attributes, []), writing)
  if (categories.length > 0) await setCategories(tx, row.id, categories)
  if (tags.length > 0) await tagsOfProducts.set(tx, row.id, tags)
  return told(tx, row.id, { action: 'product.created', before: undefined })
}

/**
 * A changed product. What it replaces is kept as a version.
 * @throws UNKNOWN_PRODUCT, CHANGED_SINCE with the product as it is now, and what `createdProduct` throws
 */
export async function changedProduct(
  tx: Transaction,
  id: number,
  { revision, ...change }: ProductChange,
  writing: Writing,
): Promise<Product> {
  const row = await heldProduct(tx, id)
  const before = await shownProduct(tx, row)
  if (revision !== undefined && revision !== row.revision) throw errors.CHANGED_SINCE().with({ product: before })
  await tx.versions.keep('store.product', id, before)
  return rewrittenProduct(tx, row, change, { before, writing })
}

/** A held product as it was sent, over what is there. @throws what `changedProduct` throws, without CHANGED_SINCE */
export async function rewrittenProduct(
  tx: Transaction,
  row: ProductRow,
  { variants, categories, tags, ...fields }: Omit<ProductChange, 'revision'>,
  { before, writing }: { readonly before: Product; readonly writing: Writing },
): Promise<Product> {
  const { id } = row
  const after = await updateProduct(tx, id, changedColumns(fields, columnsOf(row)), writing.lowAt)
  if (after.slug !== row.slug) await rememberSlug(tx, { kind: 'product', slug: row.slug, recordId: id })
  const there = await variantsOf(tx, [id])
  const sent = variants ?? there.map((variant) => ({ id: variant.id }))
  await storeVariants(tx, after, writtenVariants(sent, after.attributes, there), writing)
  if (categories !== undefined) await setCategories(tx, id, categories)
  if (tags !== undefined) await tagsOfProducts.set(tx, id, tags)
  return told(tx, id, { action: 'product.changed', before })
}

/** Index a product that was written, drop the pages that show it, and tell others of it. */
export async function told(
  tx: Transaction,
  id: number,
  { action, before }: { readonly action: string; readonly before: Product | undefined },
): Promise<Product> {
  const product = await shownProduct(tx, await heldProduct(tx, id))
  await indexProduct(tx, product)
  dropPages(tx, before, product)
  await tx.emit(productChanged, { productId: id })
  tx.audit({ action, entity: 'product', entityId: id, title: product.name })
  return product
}

/** Drafts stand on no kept page. */
function dropPages(tx: Transaction, before: Product | undefined, after: Product): void {
  if (before?.status !== 'published' && after.status !== 'published') return
  tx.dropTags(`product:${after.id}`, 'store:list')
}

async function storeVariants(
  tx: Transaction,
  product: ProductRow,
  written: readonly WrittenVariant[],
  { by, reason }: Writing,
): Promise<void> {
  await writeVariants(tx, product, written)
  const rows = await variantsOf(tx, [product.id])
  const moves = rows.flatMap((row: VariantRow, place) => {
    const change = (written[place]?.columns.stock ?? row.stock) - row.stock
    return change === 0 ? [] : [{ variantId: row.id, change, reason }]
  })
  if (moves.length === 0) return saveSummary(tx, product, rows)
  await moveStock(tx, { products: [product], variants: rows }, moves, { by })
}

/** @throws UNKNOWN_PRODUCT */
export async function shownProduct(tx: Transaction, row: ProductRow): Promise<Product> {
  const [product] = await shownProducts(tx, [row])
  if (product === undefined) throw errors.UNKNOWN_PRODUCT()
  return product
}
