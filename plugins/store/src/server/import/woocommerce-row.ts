import type { Cells } from './cells.ts'
import type { ImportedEntry, ImportedOption } from './imported-entry.ts'
import { numberedOptions } from './own-row.ts'

/** A row as WooCommerce exports it: variations name their product by its SKU, or by `id:` and its ID. */
export function wooCommerceRow(cells: Cells): ImportedEntry {
  const types = cells.list('Type', /,/).map((type) => type.toLowerCase())
  const id = cells.text('imported_id')
  return types.includes('variation') ? variation(cells, id) : product(cells, id, types)
}

function product(cells: Cells, id: string | undefined, types: readonly string[]): ImportedEntry {
  const name = cells.text('name')
  const tags = cells.list('tags', /(?<!\\),/)
  const isVariable = types.includes('variable')
  return {
    product: { importedId: id, sku: isVariable ? cells.text('sku') : undefined },
    fields:
      name === undefined
        ? undefined
        : {
            name,
            status: cells.text('Published') === '1' ? 'published' : 'draft',
            kind: types.includes('virtual') ? 'service' : 'product',
            description: withBreaks(cells.text('description') ?? ''),
            excerpt: withoutTags(cells.text('excerpt') ?? '').slice(0, 500),
            ...(id !== undefined && { imported_id: id }),
            ...(tags.length > 0 && { tags: tags.map(unescaped) }),
          },
    categories: cells.list('categories', /(?<!\\),/).map((path) => path.split(' > ').map(unescaped)),
    variant: isVariable ? undefined : sold(cells, undefined),
    options: [],
    pictures: pictures(cells),
    variantPicture: '',
  }
}

function variation(cells: Cells, id: string | undefined): ImportedEntry {
  const parent = cells.text('Parent') ?? ''
  const [, parentId] = /^id:(\d+)$/.exec(parent) ?? []
  const [picture] = pictures(cells)
  return {
    product: parentId === undefined ? { sku: parent } : { importedId: parentId },
    fields: undefined,
    categories: [],
    variant: sold(cells, id),
    options: options(cells),
    pictures: [],
    variantPicture: picture?.address ?? '',
  }
}

function sold(cells: Cells, id: string | undefined): NonNullable<ImportedEntry['variant']> {
  const regular = cells.amount('price')
  const sale = cells.amount('Sale price')
  // `parent` for variations whose stock is counted at the product.
  const stock = /^[\d.]+$/.test(cells.text('stock') ?? '') ? cells.pieces('stock') : undefined
  const isOut = cells.text('In stock?') === '0'
  const sku = cells.text('sku')
  const weight = weightIn(cells)
  return {
    ...(sku !== undefined && { sku }),
    price: sale ?? regular ?? 0,
    compare_at_price: sale === undefined ? null : (regular ?? null),
    track_stock: stock !== undefined,
    ...(stock !== undefined && { stock }),
    allow_backorder: !['0', undefined].includes(cells.text('Backorders allowed?')),
    stock_state: stock === undefined && isOut ? 'out_of_stock' : 'in_stock',
    ...(weight !== undefined && { weight }),
    ...(id !== undefined && { imported_variant_id: id }),
  }
}

const options = (cells: Cells): ImportedOption[] => numberedOptions(cells)

const pictures = (cells: Cells) => cells.list('images', /,\s*(?=https?:)/).map((address) => ({ address, alt: '' }))

/** Grams in each unit that a shop may have. */
const units = { kg: 1_000, g: 1, lbs: 453.592_37, oz: 28.349_523 } as const

function weightIn(cells: Cells): number | undefined {
  for (const [unit, grams] of Object.entries(units)) {
    const weight = cells.number(`Weight (${unit})`)
    if (weight !== undefined) return Math.max(0, Math.round(weight * grams))
  }
  return undefined
}

/** Line breaks stand as `\n` in its files. */
const withBreaks = (text: string): string => {
  const lines = text.replaceAll('\\n', '\n')
  return /<(p|ul|ol|h\d|div)\b/i.test(lines)
    ? lines
    : lines
        .split(/\n{2,}/)
        .filter((part) => part.trim() !== '')
        .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
        .join('')
}

const breaking = /^\/?(br|p|div|li|ul|ol|h\d)\b/i

function withoutTags(html: string): string {
  const [first = '', ...parts] = html.replaceAll('\\n', ' ').split('<')
  const texts = parts.map((part) => {
    const end = part.indexOf('>')
    if (end === -1) return part
    return `${breaking.test(part) ? ' ' : ''}${part.slice(end + 1)}`
  })
  return [first, ...texts]
    .join('')
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ')
}

const unescaped = (text: string): string => text.replaceAll('\\,', ',').trim()
