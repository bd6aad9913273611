import type { AttributeValue, ProductAttribute, VariantInput } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { VariantRow } from './shown-product.ts'
import { slugOf } from './slug.ts'

/** Columns of a variant that staff write, and its stock. */
export type VariantColumns = Omit<VariantRow, 'id' | 'tenantId' | 'productId' | 'position' | 'isDeleted'>

/** A variant as it will be stored. */
export interface WrittenVariant {
  /** The row that it changes; undefined for a new one. */
  readonly before: VariantRow | undefined
  readonly columns: VariantColumns
}

const emptyVariant: VariantColumns = {
  ...{ sku: '', price: 0, compareAtPrice: null, stock: 0, trackStock: true, allowBackorder: false },
  ...{ stockState: 'in_stock', weight: null, image: '', attributes: [], importedVariantId: null },
}

/**
 * Variants as they were sent, over those that are there.
 * @throws NO_VARIANT, ONE_VARIANT, OTHER_ATTRIBUTES, VARIANT_TWICE, SKU_TWICE, UNKNOWN_VARIANT
 */
export function writtenVariants(
  given: readonly VariantInput[],
  attributes: readonly ProductAttribute[],
  before: readonly VariantRow[],
): WrittenVariant[] {
  if (given.length === 0) throw at('variants', errors.NO_VARIANT())
  if (attributes.length === 0 && given.length > 1) throw at('variants', errors.ONE_VARIANT())
  const written = given.map((each, place) => {
    const there = each.id === undefined ? undefined : before.find(({ id }) => id === each.id)
    if (each.id !== undefined && there === undefined) throw at(`variants/${place}/id`, errors.UNKNOWN_VARIANT())
    return { before: there, columns: columnsOf(each, there ?? emptyVariant, attributes, place) }
  })
  refuseTwice(written)
  return written
}

function columnsOf(
  given: VariantInput,
  before: VariantColumns,
  attributes: readonly ProductAttribute[],
  place: number,
): VariantColumns {
  const { sku, price, compare_at_price, stock, track_stock, allow_backorder, stock_state, weight, image } = given
  return {
    sku: (sku ?? before.sku).trim(),
    price: price ?? before.price,
    compareAtPrice: compare_at_price === undefined ? before.compareAtPrice : compare_at_price,
    stock: stock ?? before.stock,
    trackStock: track_stock ?? before.trackStock,
    allowBackorder: allow_backorder ?? before.allowBackorder,
    stockState: stock_state ?? before.stockState,
    weight: weight === undefined ? before.weight : weight,
    image: image ?? before.image,
    attributes: fitting(given.attributes ?? before.attributes, attributes, place),
    importedVariantId: given.imported_variant_id === undefined ? before.importedVariantId : given.imported_variant_id,
  }
}

/** One value of each attribute, in their order. @throws OTHER_ATTRIBUTES */
function fitting(
  values: readonly AttributeValue[],
  attributes: readonly ProductAttribute[],
  place: number,
): AttributeValue[] {
  const fit = attributes.map(({ name, values: known }) => {
    const chosen = values.find(({ attribute_name }) => attribute_name.trim() === name)
    const value = chosen?.attribute_value.trim()
    if (value === undefined || !known.includes(value))
      throw at(`variants/${place}/attributes`, errors.OTHER_ATTRIBUTES())
    return { attribute_name: name, attribute_value: value }
  })
  if (values.length > fit.length) throw at(`variants/${place}/attributes`, errors.OTHER_ATTRIBUTES())
  return fit
}

function refuseTwice(written: readonly WrittenVariant[]): void {
  const chosen = new Set<string>()
  const skus = new Set<string>()
  for (const [place, { columns }] of written.entries()) {
    const values = columns.attributes.map(({ attribute_value }) => attribute_value)
    const key = JSON.stringify(values)
    if (chosen.has(key)) throw at(`variants/${place}/attributes`, errors.VARIANT_TWICE(values.join(', ')))
    chosen.add(key)
    if (columns.sku !== '' && skus.has(columns.sku)) throw at(`variants/${place}/sku`, errors.SKU_TWICE(columns.sku))
    skus.add(columns.sku)
  }
}

/** An SKU for a variant without one: `ash-stool-red-l`. */
export const skuFrom = (slug: string, { attributes }: Pick<VariantColumns, 'attributes'>): string =>
  [slug, ...attributes.map(({ attribute_value }) => slugOf(attribute_value, ''))]
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 90)

const at = (path: string, error: ReturnType<typeof errors.NO_VARIANT>) => error.at({ path, message: error.message })
