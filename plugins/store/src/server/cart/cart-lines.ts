import type { Transaction } from '@ashlar/sdk/server'
import type { AttributeValue, ProductImage } from '../../contract.ts'
import type { CustomerPrices } from '../prices/customer-prices.ts'
import { ProductEntity } from '../product/product.entity.ts'
import { VariantEntity } from '../product/variant.entity.ts'
import { CartLineEntity } from './cart.entities.ts'
import { mostPieces, type QuantityRules } from './quantity-rules.ts'

/** A line with all that the catalogue says of it now. */
export interface CartLine {
  readonly variantId: number
  readonly productId: number
  readonly sku: string
  readonly name: string
  readonly slug: string
  readonly kind: string
  readonly images: ProductImage[]
  readonly options: AttributeValue[]
  readonly quantity: number
  readonly unitPrice: number
  readonly seenPrice: number
  readonly taxClass: number | 'exempt' | null
  /** Grams of one piece. */
  readonly weight: number
  /** Pieces that can be ordered; 0 for a product that is no longer sold. */
  readonly max: number
  readonly isSold: boolean
}

export interface LinePrices {
  readonly prices: CustomerPrices
  readonly customerId: number | undefined
  readonly rules: QuantityRules
}

/** Lines of a cart in the order in which they were added, at the prices of this customer. */
export async function cartLines(tx: Transaction, cartId: number, about: LinePrices): Promise<CartLine[]> {
  const rows = await tx
    .db(CartLineEntity, VariantEntity, ProductEntity)
    .selectFrom('cart_line')
    .innerJoin('variant', 'variant.id', 'cart_line.variantId')
    .innerJoin('product', 'product.id', 'variant.productId')
    .select(['cart_line.variantId', 'cart_line.quantity', 'cart_line.seenPrice', 'variant.sku', 'variant.productId'])
    .select(['variant.stock', 'variant.trackStock', 'variant.allowBackorder', 'variant.stockState', 'variant.image'])
    .select(['variant.attributes', 'variant.weight', 'variant.isDeleted', 'product.name', 'product.slug'])
    .select(['product.kind', 'product.images', 'product.status', 'product.weight as productWeight'])
    .select(['product.taxClassId', 'product.isTaxExempt', 'product.isDeleted as isProductDeleted'])
    .where('cartId', '=', cartId)
    .orderBy('cart_line.id')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ variantId }) => variantId)
  const prices = await about.prices.of(tx, ids, about.customerId)
  return rows.map((row) => {
    const { variantId, productId, sku, name, slug, kind, quantity, seenPrice } = row
    const isSold = row.status === 'published' && !row.isDeleted && !row.isProductDeleted
    return {
      ...{ variantId, productId, sku, name, slug, kind, quantity, seenPrice, isSold },
      images: row.image === '' ? row.images : [{ file: row.image, alt: name }],
      options: row.attributes,
      unitPrice: prices.get(variantId) ?? 0,
      taxClass: row.isTaxExempt ? 'exempt' : row.taxClassId,
      weight: row.weight ?? row.productWeight ?? 0,
      max: isSold ? mostPieces(row, about.rules) : 0,
    }
  })
}

/** Lines that can be ordered as they are, or in part. */
export const sold = (lines: readonly CartLine[]): CartLine[] => lines.filter(({ isSold }) => isSold)
