import { slugOf } from '../product/slug.ts'
import type { Cells } from './cells.ts'
import type { ImportedEntry } from './imported-entry.ts'
import { given, numberedOptions } from './own-row.ts'

/**
 * A row as Shopify exports it: the first one of a handle has the product, the others its further variants and pictures.
 */
export function shopifyRow(cells: Cells): ImportedEntry {
  const handle = cells.text('imported_id')
  const name = cells.text('name')
  const tags = cells.list('tags', /,/)
  const type = cells.text('Type')
  const picture = cells.text('images')
  return {
    product: { importedId: handle },
    fields:
      name === undefined
        ? undefined
        : {
            name,
            slug: slugOf(handle ?? name, 'product'),
            status: statusIn(cells),
            ...given('description', cells.text('description')),
            ...given('seo_title', cells.text('seo_title')),
            ...given('seo_description', cells.text('seo_description')),
            ...given('imported_id', handle),
            ...(tags.length > 0 && { tags }),
          },
    categories: type === undefined ? [] : [[type]],
    variant: isVariant(cells) ? sold(cells, handle) : undefined,
    options: numberedOptions(cells).filter(({ value }) => value !== 'Default Title'),
    pictures: picture === undefined ? [] : [{ address: picture, alt: cells.text('image_alt') ?? '' }],
    variantPicture: cells.text('variant_image') ?? '',
  }
}

/** Rows with nothing but a picture have no price. */
const isVariant = (cells: Cells): boolean =>
  cells.text('price') !== undefined || cells.text('attribute_1_value') !== undefined

function statusIn(cells: Cells): 'draft' | 'published' | 'archived' {
  const status = cells.text('status')?.toLowerCase()
  if (status === 'archived' || status === 'draft') return status
  return cells.text('Published')?.toLowerCase() === 'false' ? 'draft' : 'published'
}

function sold(cells: Cells, handle: string | undefined): NonNullable<ImportedEntry['variant']> {
  const values = [1, 2, 3].flatMap((place) => cells.text(`attribute_${place}_value`) ?? [])
  const stock = cells.pieces('stock')
  return {
    ...given('sku', cells.text('sku')),
    price: cells.amount('price') ?? 0,
    compare_at_price: cells.amount('compare_at_price') ?? null,
    track_stock: cells.text('Variant Inventory Tracker') !== undefined,
    ...given('stock', stock),
    allow_backorder: cells.text('Variant Inventory Policy')?.toLowerCase() === 'continue',
    stock_state: 'in_stock',
    ...given('weight', cells.pieces('weight')),
    // Its files have no ids of variants: a handle has each combination of values once.
    imported_variant_id: [handle ?? '', ...values].join('/').slice(0, 100),
  }
}
