import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@ashlar/sdk/server'
import type { AttributeValue } from '../../contract.ts'
import { variantsOf } from '../product/shown-product.ts'
import { VariantEntity } from '../product/variant.entity.ts'

export interface WantedVariant {
  readonly sku?: string | undefined
  readonly product?: number | undefined
  readonly selectedOptions?: readonly AttributeValue[] | undefined
}

/**
 * Id of the variant that somebody wants: by SKU where there is one, otherwise by product and equal options, in whatever
 * order (CART-003, OPEN-323).
 */
export async function wantedVariant(
  tx: Transaction,
  { sku, product, selectedOptions = [] }: WantedVariant,
): Promise<number | undefined> {
  if (sku !== undefined) {
    const found = await tx
      .db(VariantEntity)
      .selectFrom('variant')
      .select('id')
      .where('sku', '=', sku)
      .where('isDeleted', '=', false)
      .executeTakeFirst()
    return found?.id
  }
  if (product === undefined) return undefined
  const variants = await variantsOf(tx, [product])
  return variants.find(({ attributes, isDeleted }) => !isDeleted && isSame(attributes, selectedOptions))?.id
}

export function isSame(one: readonly AttributeValue[], other: readonly AttributeValue[]): boolean {
  return isDeepStrictEqual(byName(one), byName(other))
}

const byName = (options: readonly AttributeValue[]) =>
  Object.fromEntries(options.map(({ attribute_name, attribute_value }) => [attribute_name, attribute_value]))
