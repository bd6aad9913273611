import type { Transaction } from '@ashlar/sdk/server'
import { type NewProduct, type Product, type ProductChange, productChanged, type StockReason } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { moveStock, type StockMove, stockBefore } from '../stock/stock.ledger.ts'
import { rememberSlug } from './moved-slug.ts'
import { changedColumns, columnsOf, emptyProduct, type ProductColumns } from './product.fields.ts'
import {
  freeSlug,
  heldProduct,
  heldProductsOf,
  insertProduct,
  updateProduct,
  type WrittenColumns,
} from './product.store.ts'
import { tagsOfProducts } from './product.tags.ts'
import { indexProduct } from './product.words.ts'
import { setCategories } from './product-categories.ts'
import { summaryOf } from './product-summary.ts'
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

/** A product with its variants, held until the work is over. */
export interface HeldProduct {
  readonly row: ProductRow
  /** In their order. */
  readonly variants: readonly VariantRow[]
}

/** A product as it was written, with the stock that it has once the ledger has taken the moves. */
export interface WrittenProduct extends HeldProduct {
  readonly moves: readonly StockMove[]
}

/**
 * A new product with its variants.
 * @throws what `insertedProduct` throws
 */
export async function createdProduct(tx: Transaction, given: NewProduct, writing: Writing): Promise<Product> {
  const slug = given.slug ?? (await freeSlug(tx, slugOf(given.name, 'product')))
  const written = await insertedProduct(tx, { ...given, slug }, writing)
  await moveStocks(tx, [written], writing)
  return toldOne(tx, { id: written.row.id, action: 'product.created', before: undefined })
}

/**
 * A changed product. What it replaces is kept as a version.
 * @throws UNKNOWN_PRODUCT, CHANGED_SINCE with the product as it is now, and what `updatedProduct` throws
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
  const written = await updatedProduct(tx, { row, variants: await variantsOf(tx, [id]) }, change, writing)
  await moveStocks(tx, [written], writing)
  return toldOne(tx, { id, action: 'product.changed', before })
}

/**
 * Write a new product; `moveStocks` and `told` have to follow.
 * @throws SLUG_TAKEN, IMPORTED_ALREADY, NO_SUCH_CATEGORY, and what `changedColumns` and `writtenVariants` throw
 */
export async function insertedProduct(
  tx: Transaction,
  given: NewProduct & { readonly slug: string },
  writing: Writing,
): Promise<WrittenProduct> {
  const { variants = [{}], categories = [], tags = [], ...fields } = given
  const columns = changedColumns(fields, emptyProduct())
  const sent = writtenVariants(variants, columns.attributes, [])
  const row = await insertProduct(tx, withSummary(columns, sent, writing))
  const written = await storedVariants(tx, { row, variants: [] }, sent, writing)
  if (categories.length > 0) await setCategories(tx, row.id, categories)
  if (tags.length > 0) await tagsOfProducts.set(tx, row.id, tags)
  return written
}

/**
 * Write a held product as it was sent, over what is there; `moveStocks` and `told` have to follow.
 * @throws what `insertedProduct` throws
 */
export async function updatedProduct(
  tx: Transaction,
  held: HeldProduct,
  { variants, categories, tags, ...fields }: Omit<ProductChange, 'revision'>,
  writing: Writing,
): Promise<WrittenProduct> {
  const { id, slug } = held.row
  const columns = changedColumns(fields, columnsOf(held.row))
  const sent = writtenVariants(
    variants ?? held.variants.map((each) => ({ id: each.id })),
    columns.attributes,
    held.variants,
  )
  const row = await updateProduct(tx, held.row, withSummary(columns, sent, writing))
  if (row.slug !== slug) await rememberSlug(tx, { kind: 'product', slug, recordId: id })
  const written = await storedVariants(tx, { row, variants: held.variants }, sent, writing)
  if (categories !== undefined) await setCategories(tx, id, categories)
  if (tags !== undefined) await tagsOfProducts.set(tx, id, tags)
  return written
}

function withSummary(columns: ProductColumns, written: readonly WrittenVariant[], writing: Writing): WrittenColumns {
  const lowAt = columns.lowStockAt ?? writing.lowAt
  const variants = written.map((variant) => variant.columns)
  return { ...columns, ...summaryOf(variants, lowAt), lowAt }
}

async function storedVariants(
  tx: Transaction,
  { row, variants: there }: HeldProduct,
  given: readonly WrittenVariant[],
  { reason }: Writing,
): Promise<WrittenProduct> {
  const stored = await writeVariants(tx, row, { there, given })
  const variants = stored.map((variant, place) => ({ ...variant, stock: given[place]?.columns.stock ?? variant.stock }))
  const moves = variants.flatMap(({ id, stock }, place) => {
    const change = stock - (given[place]?.before?.stock ?? 0)
    return change === 0 ? [] : [{ variantId: id, change, reason }]
  })
  return { row, variants, moves }
}

/** Write the moves of products into the ledger. */
export async function moveStocks(
  tx: Transaction,
  written: readonly WrittenProduct[],
  { by }: Pick<Writing, 'by'>,
): Promise<void> {
  const moved = written.filter(({ moves }) => moves.length > 0)
  if (moved.length === 0) return
  const moves = moved.flatMap((each) => each.moves)
  const variants = stockBefore(
    moved.flatMap((each) => each.variants),
    moves,
  )
  await moveStock(tx, { products: moved.map(({ row }) => row), variants }, moves, { by })
}

/** A product that was written, and as it was before. */
export interface ProductWrite {
  readonly id: number
  readonly action: string
  /** Undefined for a new one, and for one that was not there for others. */
  readonly before: Product | undefined
}

/** Index products that were written, drop the pages that show them, and tell others of them. Gives them in this order. */
export async function told(tx: Transaction, writes: readonly ProductWrite[]): Promise<Product[]> {
  const ids = writes.map(({ id }) => id)
  const shown = await shownProducts(tx, await heldProductsOf(tx, ids))
  const byId = new Map(shown.map((product) => [product.id, product]))
  const after: Product[] = []
  for (const { id, action, before } of writes) {
    const product = byId.get(id)
    if (product === undefined) throw errors.UNKNOWN_PRODUCT()
    await indexProduct(tx, product, before)
    dropPages(tx, before, product)
    await tx.emit(productChanged, { productId: id })
    tx.audit({ action, entity: 'product', entityId: id, title: product.name })
    after.push(product)
  }
  return after
}

/** The same for one product. */
export async function toldOne(tx: Transaction, write: ProductWrite): Promise<Product> {
  const [product] = await told(tx, [write])
  if (product === undefined) throw errors.UNKNOWN_PRODUCT()
  return product
}

/** Drafts stand on no kept page. */
function dropPages(tx: Transaction, before: Product | undefined, after: Product): void {
  if (before?.status !== 'published' && after.status !== 'published') return
  tx.dropTags(`product:${after.id}`, 'store:list')
}

/** @throws UNKNOWN_PRODUCT */
export async function shownProduct(tx: Transaction, row: ProductRow): Promise<Product> {
  const [product] = await shownProducts(tx, [row])
  if (product === undefined) throw errors.UNKNOWN_PRODUCT()
  return product
}
