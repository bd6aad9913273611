import { visitorSignedIn } from '@ashlar/sdk'
import { Settings, type Transaction, within } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import { mostCartLines } from '../../contract.ts'
import { StoreSettings } from '../../settings.ts'
import { cartOf, emptyCart, ensuredCart, touchCart } from './cart.store.ts'

/** The cart of a visitor becomes part of the account's. Pieces of the same variant are added up to the maximum. */
export const cartFollows = within(visitorSignedIn, [Settings], async (tx, { visitor, account }, settings) => {
  const theirs = await cartOf(tx, { account: null, visitor })
  if (theirs === undefined) return
  const own = await ensuredCart(tx, { account, visitor: null })
  const { max_product_cart_quantity } = Parse(StoreSettings, await settings.of('store'))
  await moveLines(tx, theirs.id, own.id, max_product_cart_quantity)
  await emptyCart(tx, theirs.id)
  await touchCart(tx, own.id)
})

async function moveLines(tx: Transaction, from: number, into: number, most: number): Promise<void> {
  await tx.sql`insert into store.cart_line as line (cart_id, variant_id, quantity, seen_price)
    select ${into}::bigint, l.variant_id, l.quantity, l.seen_price from store.cart_line l
    where l.cart_id = ${from}::bigint
    order by l.id
    limit greatest(0, ${mostCartLines}::integer - (select count(*) from store.cart_line o where o.cart_id = ${into}::bigint
      and not exists (select from store.cart_line s where s.cart_id = ${from}::bigint and s.variant_id = o.variant_id)))
    on conflict (tenant_id, cart_id, variant_id)
      do update set quantity = least(line.quantity + excluded.quantity, greatest(line.quantity, ${most}::integer))`
}
