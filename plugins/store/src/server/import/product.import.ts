import { defineImport, type ImportRow, Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import { importedProducts } from '../../contract.ts'
import { StoreSettings } from '../../settings.ts'
import { Cells } from './cells.ts'
import type { ImportedEntry } from './imported-entry.ts'
import { ownRow } from './own-row.ts'
import { shopifyRow } from './shopify-row.ts'
import { wooCommerceRow } from './woocommerce-row.ts'
import { writeImported } from './write-imported.ts'

const attribute = (place: number) => [
  {
    name: `attribute_${place}_name`,
    title: `Attribute ${place}, name`,
    words: [`attribute ${place} name`, `option${place} name`],
  },
  {
    name: `attribute_${place}_value`,
    title: `Attribute ${place}, value`,
    words: [`attribute ${place} value(s)`, `option${place} value`],
  },
]

/** Columns of our own export, with the words that other shop systems have for them. */
const columns = [
  { name: 'imported_id', title: 'Import ID', words: ['ID', 'Handle'] },
  { name: 'name', title: 'Name', words: ['Title', 'Product name'] },
  { name: 'slug', title: 'Address', words: [] },
  { name: 'status', title: 'Status', words: [] },
  { name: 'kind', title: 'Kind', words: [] },
  { name: 'description', title: 'Description', words: ['Body (HTML)'] },
  { name: 'excerpt', title: 'Short description', words: [] },
  { name: 'badge', title: 'Badge', words: [] },
  { name: 'badge_color', title: 'Badge colour', words: [] },
  { name: 'categories', title: 'Categories', words: ['Category'] },
  { name: 'tags', title: 'Tags', words: ['Tag'] },
  ...[1, 2, 3].flatMap(attribute),
  { name: 'sku', title: 'SKU', words: ['Variant SKU', 'Article number'] },
  { name: 'price', title: 'Price', words: ['Regular price', 'Variant Price', 'Unit price'] },
  { name: 'compare_at_price', title: 'Price before', words: ['Variant Compare At Price'] },
  { name: 'stock', title: 'Stock', words: ['Variant Inventory Qty', 'Quantity'] },
  { name: 'track_stock', title: 'Track stock', words: [] },
  { name: 'allow_backorder', title: 'Allow backorders', words: [] },
  { name: 'stock_state', title: 'Availability', words: [] },
  { name: 'weight', title: 'Weight in grams', words: ['Variant Grams'] },
  { name: 'images', title: 'Pictures', words: ['Images', 'Image Src', 'Image'] },
  { name: 'image_alt', title: 'Description of the picture', words: ['Image Alt Text'] },
  { name: 'variant_image', title: 'Picture of the variant', words: ['Variant Image'] },
  { name: 'imported_variant_id', title: 'Import ID of the variant', words: [] },
  { name: 'seo_title', title: 'Title for search engines', words: ['SEO Title'] },
  { name: 'seo_description', title: 'Description for search engines', words: ['SEO Description'] },
  { name: 'noindex', title: 'Hide from search engines', words: [] },
  { name: 'publish_date', title: 'Date', words: [] },
] as const

/** Products from a CSV file; those with the same import ID are changed (OPEN-315). */
export const productImport = defineImport({
  ...importedProducts,
  columns,
  // Without one of these a row neither is a product nor names one.
  needsOneOf: ['imported_id', 'name', 'slug', 'sku'],
  deps: [Settings],
  writeAll: async (rows, { tx, by, isTrial }, settings) => {
    const { currency } = await settings.platform()
    const { low_stock_at: lowAt } = Parse(StoreSettings, await settings.of('store'))
    const imported = rows.map((row) => readRow(row, currency))
    await writeImported(tx, imported, { by, reason: 'import', lowAt, isTrial })
  },
})

/** Which shop system wrote a file is seen by columns that only its files have. */
export function readRow(row: ImportRow, currency: string): ImportedEntry {
  const cells = new Cells(row, currency)
  if ('Variant Inventory Policy' in row || 'Variant Fulfillment Service' in row) return shopifyRow(cells)
  if ('Parent' in row && 'Type' in row) return wooCommerceRow(cells)
  return ownRow(cells)
}
