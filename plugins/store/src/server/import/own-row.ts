import { productKinds, productLimits, productStatuses, stockStates } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { Cells } from './cells.ts'
import type { ImportedEntry, ImportedOption } from './imported-entry.ts'

/** A row of our own export, or of a file without a form of its own. */
export function ownRow(cells: Cells): ImportedEntry {
  const name = cells.text('name')
  const tags = cells.list('tags', /[;,]/)
  return {
    product: { importedId: cells.text('imported_id'), slug: cells.text('slug') },
    fields: name === undefined ? undefined : { ...described(cells, name), ...(tags.length > 0 && { tags }) },
    categories: cells.list('categories', /;/).map((path) => path.split('>').map((part) => part.trim())),
    variant: {
      ...given('sku', cells.text('sku')),
      ...given('price', cells.amount('price')),
      ...given('compare_at_price', cells.amount('compare_at_price')),
      ...given('stock', cells.pieces('stock')),
      ...given('track_stock', cells.flag('track_stock')),
      ...given('allow_backorder', cells.flag('allow_backorder')),
      ...given('stock_state', oneOf(cells, 'stock_state', stockStates)),
      ...given('weight', cells.pieces('weight')),
      ...given('imported_variant_id', cells.text('imported_variant_id')),
    },
    options: numberedOptions(cells),
    pictures: cells.list('images', /[\s;]/).map((address) => ({ address, alt: '' })),
    variantPicture: cells.text('variant_image') ?? '',
  }
}

const described = (cells: Cells, name: string) => ({
  name,
  ...given('slug', cells.text('slug')),
  ...given('status', oneOf(cells, 'status', productStatuses)),
  ...given('kind', oneOf(cells, 'kind', productKinds)),
  ...given('description', cells.text('description')),
  ...given('excerpt', cells.text('excerpt')),
  ...given('badgeText', cells.text('badge')),
  ...given('badgeColor', cells.text('badge_color')),
  ...given('seo_title', cells.text('seo_title')),
  ...given('seo_description', cells.text('seo_description')),
  ...given('noindex', cells.flag('noindex')),
  ...given('publish_date', cells.text('publish_date')),
  ...given('imported_id', cells.text('imported_id')),
})

/** `attribute_1_name` with `attribute_1_value`, and the others. */
export function numberedOptions(cells: Cells): ImportedOption[] {
  const places = Array.from({ length: productLimits.attributes }, (_, place) => place + 1)
  return places.flatMap((place) => {
    const value = cells.text(`attribute_${place}_value`)
    return value === undefined ? [] : [{ name: cells.text(`attribute_${place}_name`) ?? '', value }]
  })
}

/** A member that is left out where there is nothing. */
export const given = <const Name extends string, Value>(name: Name, value: Value | undefined) =>
  value === undefined ? {} : ({ [name]: value } as { readonly [Key in Name]: Value })

/** @throws INVALID_CELL */
function oneOf<const Words extends readonly string[]>(
  cells: Cells,
  column: string,
  words: Words,
): Words[number] | undefined {
  const cell = cells.text(column)?.toLowerCase()
  if (cell === undefined) return undefined
  const word = words.find((each) => each === cell)
  if (word === undefined) throw errors.INVALID_CELL(column, `must be one of ${words.join(', ')}`)
  return word
}
