import type { CustomerDirectory } from '@ashlar/plugin-customers'
import { roundedShare } from '@ashlar/sdk'
import { plainWords, type Transaction } from '@ashlar/sdk/server'
import { VariantEntity } from '../product/variant.entity.ts'
import { ListPriceEntity, PriceListEntity } from './price-list.entities.ts'

/** What customers pay. */
export class CustomerPrices {
  readonly #customers: CustomerDirectory

  constructor(customers: CustomerDirectory) {
    this.#customers = customers
  }

  /**
   * The price of one piece of each variant, in minor units. A customer with the tag of a price list pays its prices, and
   * the lowest one where several lists apply. Nobody in particular pays the usual price.
   */
  async of(
    tx: Transaction,
    variantIds: readonly number[],
    customerId: number | undefined,
  ): Promise<ReadonlyMap<number, number>> {
    const usual = await tx
      .db(VariantEntity)
      .selectFrom('variant')
      .select(['id', 'price'])
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(variantIds))))
      .execute()
    const tags = customerId === undefined ? [] : await this.#customers.tagsOf(tx, customerId)
    const lists = tags.length === 0 ? [] : await listsFor(tx, tags)
    const own = lists.length === 0 ? [] : await ownPrices(tx, lists, variantIds)
    return new Map(
      usual.map(({ id, price }): [number, number] => {
        const offers = lists.map((list) => {
          const fixed = own.find(({ priceListId, variantId }) => priceListId === list.id && variantId === id)
          return fixed?.price ?? price - roundedShare(price, list.percentOff, 1_000_000)
        })
        return [id, Math.min(price, ...offers)]
      }),
    )
  }
}

const listsFor = (tx: Transaction, tags: readonly string[]) =>
  tx
    .db(PriceListEntity)
    .selectFrom('price_list')
    .select(['id', 'percentOff'])
    .where(({ eb, fn, val }) => eb('tagKey', '=', fn.any(val(tags.map(plainWords)))))
    .where('isActive', '=', true)
    .execute()

const ownPrices = (tx: Transaction, lists: readonly { readonly id: number }[], variantIds: readonly number[]) =>
  tx
    .db(ListPriceEntity)
    .selectFrom('list_price')
    .select(['priceListId', 'variantId', 'price'])
    .where(({ eb, fn, val }) => eb('priceListId', '=', fn.any(val(lists.map(({ id }) => id)))))
    .where(({ eb, fn, val }) => eb('variantId', '=', fn.any(val(variantIds))))
    .execute()
