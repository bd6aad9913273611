import type { Transaction } from '@ashlar/sdk/server'
import type { CatalogueItem, StoreCatalogue } from '../../contract.ts'
import { ProductEntity } from '../product/product.entity.ts'
import { foundProducts } from '../product/product.list.ts'
import { shownStockState } from '../product/shown-stock-state.ts'
import { VariantEntity } from '../product/variant.entity.ts'

/** What other modules sell of the store. */
export class CatalogueService implements StoreCatalogue {
  byIds(tx: Transaction, variantIds: readonly number[]): Promise<CatalogueItem[]> {
    return items(tx, { by: 'variant.id', values: variantIds })
  }

  bySkus(tx: Transaction, skus: readonly string[]): Promise<CatalogueItem[]> {
    return items(tx, { by: 'variant.sku', values: skus })
  }

  async search(tx: Transaction, words: string, limit: number): Promise<CatalogueItem[]> {
    const ids = (await foundProducts(tx, words))?.ids ?? []
    const found = await items(tx, { by: 'variant.productId', values: ids })
    const place = new Map(ids.map((id, index) => [id, index]))
    return found.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0)).slice(0, limit)
  }
}

type Wanted =
  | { readonly by: 'variant.id' | 'variant.productId'; readonly values: readonly number[] }
  | { readonly by: 'variant.sku'; readonly values: readonly string[] }

async function items(tx: Transaction, { by, values }: Wanted): Promise<CatalogueItem[]> {
  if (values.length === 0) return []
  const rows = await tx
    .db(VariantEntity, ProductEntity)
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.productId')
    .selectAll('variant')
    .select(['name', 'kind', 'taxClassId', 'isTaxExempt'])
    .where(by, 'in', [...values])
    .where('product.isDeleted', '=', false)
    .where('status', '=', 'published')
    .orderBy('nameKey')
    .orderBy('product.id')
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.productId,
    variantId: row.id,
    sku: row.sku,
    name: itemName(row.name, row.attributes),
    kind: row.kind,
    unitPrice: row.price,
    taxClass: row.isTaxExempt ? 'exempt' : row.taxClassId,
    stockState: shownStockState(row),
  }))
}

/** `T-shirt (Red, L)`. */
export function itemName(name: string, attributes: readonly { readonly attribute_value: string }[]): string {
  const values = attributes.map(({ attribute_value }) => attribute_value).join(', ')
  return values === '' ? name : `${name} (${values})`
}
