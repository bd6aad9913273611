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
import { freeSlug, heldProduct } from '../product/product.store.ts'
import { VariantEntity } from '../product/variant.entity.ts'
import { createdProduct, rewrittenProduct, shownProduct, type Writing } from '../product/write-product.ts'
import { categoriesNamed } from './imported-categories.ts'
import type { ImportedEntry, ImportedOption } from './imported-entry.ts'
import { askForPictures } from './imported-pictures.ts'

/**
 * Write a row: a new product, or changes of one that is there. A row that changes nothing leaves no trace.
 * @throws NO_PRODUCT_OF_ROW, INVALID_CELL, and what `createdProduct` throws
 */
export async function writeImported(
  tx: Transaction,
  row: ImportedEntry,
  writing: Writing,
  { isTrial }: { readonly isTrial: boolean },
): Promise<void> {
  const id = await productOf(tx, row)
  if (id !== undefined) return changeBy(tx, id, row, writing)
  // What a trial writes is gone with the next rows.
  if (row.fields === undefined && isTrial) return
  if (row.fields === undefined) throw isNamed(row) ? errors.NO_PRODUCT_OF_ROW() : errors.NO_PRODUCT_NAMED()
  const attributes = withOptions([], row.options)
  const variant = row.variant && { ...row.variant, attributes: valuesOf([], row.options) }
  const product: NewProduct = {
    ...row.fields,
    ...(row.fields.slug !== undefined && { slug: await freeSlug(tx, row.fields.slug) }),
    ...{ attributes, categories: await categoriesNamed(tx, row.categories) },
    ...(variant && { variants: [variant] }),
  }
  refuseUnfit(product)
  const made = await createdProduct(tx, product, writing)
  if (row.product.sku !== undefined) await rememberSku(tx, made.id, row.product.sku)
  await askForPictures(tx, made, row, variant === undefined ? undefined : made.variants[0]?.id)
}

async function changeBy(tx: Transaction, id: number, row: ImportedEntry, writing: Writing): Promise<void> {
  const held = await heldProduct(tx, id)
  const before = await shownProduct(tx, held)
  // The address by which it was found, or which staff have changed since.
  const { slug: _, ...fields } = row.fields ?? {}
  const attributes = row.variant === undefined ? before.attributes : withOptions(before.attributes, row.options)
  const variants = variantsWith(before, row, attributes)
  const categories = row.categories.length === 0 ? undefined : await categoriesNamed(tx, row.categories)
  const change: ProductChange = { ...fields, attributes, variants, ...(categories && { categories }) }
  refuseUnfit({ name: before.name, ...change })
  const isOther = !isDeepStrictEqual(changedColumns(fields, columnsOf(held)), columnsOf(held))
  if (isOther || !isAsBefore(before, change)) {
    if (isOther) await tx.versions.keep('store.product', id, before)
    const after = await rewrittenProduct(tx, held, change, { before, writing })
    await askForPictures(tx, after, row, variantOf(after, row, attributes)?.id)
    return
  }
  await askForPictures(tx, before, row, variantOf(before, row, attributes)?.id)
}

/** The product that a row is about. */
async function productOf(tx: Transaction, { product: { importedId, slug, sku } }: ImportedEntry) {
  const found = () => tx.db(ProductEntity).selectFrom('product').select('id').where('isDeleted', '=', false)
  if (importedId !== undefined) {
    const row = await found().where('importedId', '=', importedId).executeTakeFirst()
    if (row !== undefined) return row.id
  }
  if (importedId === undefined && slug !== undefined) {
    const row = await found().where('slug', '=', slug).executeTakeFirst()
    if (row !== undefined) return row.id
  }
  if (importedId !== undefined || sku === undefined || sku === '') return undefined
  const named = await found().where('importedSku', '=', sku).orderBy('id', 'desc').executeTakeFirst()
  if (named !== undefined) return named.id
  const variant = await tx.em.findOne(VariantEntity, { sku, isDeleted: false })
  return variant?.productId
}

const isNamed = ({ product: { importedId, slug, sku } }: ImportedEntry): boolean =>
  [importedId, slug, sku].some((each) => each !== undefined && each !== '')

async function rememberSku(tx: Transaction, id: number, sku: string): Promise<void> {
  await tx.db(ProductEntity).updateTable('product').set({ importedSku: sku }).where('id', '=', id).execute()
}

/** The product's variants with that of the row among them: changed, or behind the others. */
function variantsWith(before: Product, row: ImportedEntry, attributes: readonly ProductAttribute[]): VariantInput[] {
  const there = variantOf(before, row, attributes)
  // One without values stood in for those that the rows bring.
  const kept = before.variants.filter((each) => each.attributes.length === attributes.length)
  const written = row.variant && { ...row.variant, attributes: valuesOf(attributes, row.options) }
  if (written === undefined) return before.variants.map(({ id }) => ({ id }))
  const changed = kept.map(({ id }) => (id === there?.id ? { id, ...written } : { id }))
  return kept.some(({ id }) => id === there?.id) ? changed : [...changed, written]
}

/** The variant that a row is about, if it is there. */
function variantOf(product: Product, { variant, options }: ImportedEntry, attributes: readonly ProductAttribute[]) {
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
function isAsBefore(before: Product, { variants = [], attributes, categories, tags }: ProductChange): boolean {
  const own = new Set(before.categories.map(({ id }) => id))
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
