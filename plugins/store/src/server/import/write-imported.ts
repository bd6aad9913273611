import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@ashlar/sdk/server'
import { Errors } from 'typebox/value'
import {
  type AttributeValue,
  NewProduct,
  type Product,
  type ProductAttribute,
  type ProductChange,
  type VariantInput,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { ProductEntity } from '../product/product.entity.ts'
import { changedColumns, columnsOf } from '../product/product.fields.ts'
import { tagsOfProducts } from '../product/product.tags.ts'
import { shownVariant } from '../product/shown-product.ts'
import { insertedProduct, moveStocks, told, updatedProduct, type Writing } from '../product/write-product.ts'
import { NamedCategories } from './imported-categories.ts'
import type { ImportedEntry, ImportedOption } from './imported-entry.ts'
import { askForPictures } from './imported-pictures.ts'
import { type NamedProduct, NamedProducts } from './named-products.ts'

/** Rows that are written together. */
export interface RowsWriting extends Writing {
  readonly isTrial: boolean
}

/**
 * Write rows: new products, and changes of those that are there. A row that changes nothing leaves no trace. Each
 * product is read once before them and told of once behind them.
 * @throws NO_PRODUCT_OF_ROW, INVALID_CELL, and what `insertedProduct` throws
 */
export async function writeImported(
  tx: Transaction,
  rows: readonly ImportedEntry[],
  writing: RowsWriting,
): Promise<void> {
  const writer = new RowWriter(tx, await NamedProducts.of(tx, rows), writing)
  for (const row of rows) await writer.write(row)
  await writer.end()
}

class RowWriter {
  readonly #tx: Transaction
  readonly #products: NamedProducts
  readonly #categories: NamedCategories
  readonly #writing: RowsWriting

  constructor(tx: Transaction, products: NamedProducts, writing: RowsWriting) {
    this.#tx = tx
    this.#products = products
    this.#categories = new NamedCategories(tx)
    this.#writing = writing
  }

  async write(row: ImportedEntry): Promise<void> {
    const named = this.#products.find(row)
    if (named !== undefined) return this.#change(named, row)
    // What a trial writes is gone with the next rows.
    if (row.fields === undefined && this.#writing.isTrial) return
    if (row.fields === undefined) throw isNamed(row) ? errors.NO_PRODUCT_OF_ROW() : errors.NO_PRODUCT_NAMED()
    await this.#create(row, row.fields)
  }

  /** Write the stock of all of them, and tell of them. */
  async end(): Promise<void> {
    const { changed } = this.#products
    if (changed.length === 0) return
    await moveStocks(
      this.#tx,
      changed.map(({ written }) => written),
      this.#writing,
    )
    const writes = changed.map(({ written: { row }, before }) => ({
      ...{ id: row.id, before },
      action: before === undefined ? 'product.created' : 'product.changed',
    }))
    await told(this.#tx, writes)
  }

  async #create(row: ImportedEntry, fields: NonNullable<ImportedEntry['fields']>): Promise<void> {
    const variant = row.variant && { ...row.variant, attributes: valuesOf([], row.options) }
    const categories = await this.#categories.idsOf(row.categories)
    const product = {
      ...{ ...fields, slug: await this.#products.slugFor(row) },
      ...{ attributes: withOptions([], row.options), categories },
      ...(variant && { variants: [variant] }),
    }
    refuseUnfit(product)
    const written = await insertedProduct(this.#tx, product, this.#writing)
    const { id } = written.row
    const { sku } = row.product
    if (sku !== undefined) await rememberSku(this.#tx, id, sku)
    const tags = fields.tags === undefined ? [] : await this.#tagsOf(id)
    const named = { written, categories, tags, before: undefined, isChanged: true, isKept: false }
    this.#products.add(named, sku ?? null)
    await askForPictures(this.#tx, id, row, variant === undefined ? undefined : written.variants[0]?.id)
  }

  async #change(named: NamedProduct, row: ImportedEntry): Promise<void> {
    const { row: held } = named.written
    const before = stateOf(named)
    // The address by which it was found, or which staff have changed since.
    const { slug: _, ...fields } = row.fields ?? {}
    const attributes = row.variant === undefined ? held.attributes : withOptions(held.attributes, row.options)
    const variants = variantsWith(before, row, attributes)
    const categories = row.categories.length === 0 ? undefined : await this.#categories.idsOf(row.categories)
    const change: ProductChange = { ...fields, attributes, variants, ...(categories && { categories }) }
    refuseUnfit({ name: held.name, ...change })
    const isOther = !isDeepStrictEqual(changedColumns(fields, columnsOf(held)), columnsOf(held))
    if (isOther) await this.#keepVersion(named)
    if (isOther || !isAsBefore(before, change)) await this.#rewrite(named, change)
    await askForPictures(this.#tx, held.id, row, variantOf(stateOf(named), row, attributes)?.id)
  }

  /** What was there before these rows, once: nobody has seen what only they have written. */
  async #keepVersion(named: NamedProduct): Promise<void> {
    if (named.before === undefined || named.isKept) return
    named.isKept = true
    await this.#tx.versions.keep('store.product', named.before.id, named.before)
  }

  async #rewrite(named: NamedProduct, change: ProductChange): Promise<void> {
    const { moves } = named.written
    const written = await updatedProduct(this.#tx, named.written, change, this.#writing)
    this.#products.replace(named, { ...written, moves: [...moves, ...written.moves] })
    named.categories = change.categories ?? named.categories
    if (change.tags !== undefined) named.tags = await this.#tagsOf(written.row.id)
    named.isChanged = true
  }

  /** As they are stored. */
  async #tagsOf(id: number): Promise<readonly string[]> {
    return (await tagsOfProducts.ofMany(this.#tx, [id])).get(id) ?? []
  }
}

/** What a row is compared with. */
type State = Pick<Product, 'attributes' | 'variants'> & Pick<NamedProduct, 'categories' | 'tags'>

const stateOf = ({ written: { row, variants }, categories, tags }: NamedProduct): State => ({
  ...{ categories, tags, attributes: row.attributes },
  variants: variants.map(shownVariant),
})

const isNamed = ({ product: { importedId, slug, sku } }: ImportedEntry): boolean =>
  [importedId, slug, sku].some((each) => each !== undefined && each !== '')

async function rememberSku(tx: Transaction, id: number, sku: string): Promise<void> {
  await tx.db(ProductEntity).updateTable('product').set({ importedSku: sku }).where('id', '=', id).execute()
}

/** The product's variants with that of the row among them: changed, or behind the others. */
function variantsWith(before: State, row: ImportedEntry, attributes: readonly ProductAttribute[]): VariantInput[] {
  const there = variantOf(before, row, attributes)
  // One without values stood in for those that the rows bring.
  const kept = before.variants.filter((each) => each.attributes.length === attributes.length)
  const written = row.variant && { ...row.variant, attributes: valuesOf(attributes, row.options) }
  if (written === undefined) return before.variants.map(({ id }) => ({ id }))
  const changed = kept.map(({ id }) => (id === there?.id ? { id, ...written } : { id }))
  return kept.some(({ id }) => id === there?.id) ? changed : [...changed, written]
}

/** The variant that a row is about, if it is there. */
function variantOf(product: State, { variant, options }: ImportedEntry, attributes: readonly ProductAttribute[]) {
  if (variant === undefined) return undefined
  const values = valuesOf(attributes, options)
  const { imported_variant_id: importedId, sku = '' } = variant
  return (
    product.variants.find((each) => importedId !== undefined && each.imported_variant_id === importedId) ??
    product.variants.find((each) => sku !== '' && each.sku === sku) ??
    product.variants.find((each) => isDeepStrictEqual(each.attributes, values))
  )
}

/** Attributes with the values of a row among theirs. */
function withOptions(attributes: readonly ProductAttribute[], options: readonly ImportedOption[]): ProductAttribute[] {
  const after = attributes.map((attribute) => ({ ...attribute, values: [...attribute.values] }))
  for (const { attribute_name: name, attribute_value: value } of valuesOf(attributes, options)) {
    const attribute = after.find((each) => each.name === name)
    if (attribute === undefined) after.push({ name, values: [value] })
    else if (!attribute.values.includes(value)) attribute.values.push(value)
  }
  return after
}

const valuesOf = (attributes: readonly ProductAttribute[], options: readonly ImportedOption[]): AttributeValue[] =>
  options.map(({ name, value }, place) => ({
    attribute_name: name === '' ? (attributes[place]?.name ?? `Option ${place + 1}`) : name,
    attribute_value: value,
  }))

/** Whether a change would leave variants, attributes, categories and tags as they are. */
function isAsBefore(before: State, { variants = [], attributes, categories, tags }: ProductChange): boolean {
  const own = new Set(before.categories)
  const isInSame = categories === undefined || (own.size === categories.length && categories.every((id) => own.has(id)))
  const sameTags = tags === undefined || isDeepStrictEqual(new Set(tags), new Set(before.tags))
  const isSame = ({ id, ...given }: VariantInput) => {
    const there = before.variants.find((each) => each.id === id)
    return there !== undefined && isDeepStrictEqual({ ...there, ...given }, there)
  }
  return (
    isInSame &&
    sameTags &&
    isDeepStrictEqual(attributes, before.attributes) &&
    variants.length === before.variants.length &&
    variants.every(isSame)
  )
}

/** @throws INVALID_CELL */
function refuseUnfit(product: object): void {
  const [fault] = Errors(NewProduct, product)
  if (fault) throw errors.INVALID_CELL(fault.instancePath.slice(1) || 'name', fault.message)
}
