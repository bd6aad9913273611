import type { RowOf, Transaction } from '@ashlar/sdk/server'
import { mostCartLines, type Shopper } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { CartEntity, CartLineEntity } from './cart.entities.ts'

export type CartRow = RowOf<typeof CartEntity>

/** The cart of a shopper; undefined for one who has none. */
export function cartOf(tx: Transaction, shopper: Shopper): Promise<CartRow | undefined> {
  return found(tx, shopper)?.executeTakeFirst() ?? Promise.resolve(undefined)
}

/** The same, held until the work is over: two tabs change it one after the other. */
export function heldCart(tx: Transaction, shopper: Shopper): Promise<CartRow | undefined> {
  return found(tx, shopper)?.forUpdate().executeTakeFirst() ?? Promise.resolve(undefined)
}

function found(tx: Transaction, { account, visitor }: Shopper) {
  const carts = tx.db(CartEntity).selectFrom('cart').selectAll()
  if (account !== null) return carts.where('account', '=', account)
  return visitor === null ? undefined : carts.where('visitor', '=', visitor)
}

/** The cart of a shopper, made where there is none, held until the work is over. */
export async function ensuredCart(tx: Transaction, shopper: Shopper): Promise<CartRow> {
  const { account, visitor } = shopper
  const row = account === null ? { visitor, account: null } : { visitor: null, account }
  await tx
    .db(CartEntity)
    .insertInto('cart')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const cart = await heldCart(tx, shopper)
  if (cart === undefined) throw new Error('A cart needs an account or a visitor.')
  return cart
}

/** A cart that was touched is not an abandoned one. */
export async function touchCart(tx: Transaction, cartId: number): Promise<void> {
  await tx
    .db(CartEntity)
    .updateTable('cart')
    .set({ changedAt: new Date(), isTold: false })
    .where('id', '=', cartId)
    .execute()
}

/** Write the quantity of a line; 0 removes it. @throws CART_FULL */
export async function setLine(
  tx: Transaction,
  cartId: number,
  line: { readonly variantId: number; readonly quantity: number; readonly seenPrice: number },
): Promise<void> {
  if (line.quantity === 0) return removeLine(tx, cartId, line.variantId)
  const lines = tx.db(CartLineEntity)
  const others = await lines
    .selectFrom('cart_line')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('cartId', '=', cartId)
    .where('variantId', '<>', line.variantId)
    .executeTakeFirstOrThrow()
  if (Number(others.count) >= mostCartLines) throw errors.CART_FULL(mostCartLines)
  const { quantity, seenPrice } = line
  await lines
    .insertInto('cart_line')
    .values({ ...line, cartId })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'cartId', 'variantId']).doUpdateSet({ quantity, seenPrice }),
    )
    .execute()
}

export async function removeLine(tx: Transaction, cartId: number, variantId: number): Promise<void> {
  await tx.em.nativeDelete(CartLineEntity, { cartId, variantId })
}

/** Everything in it was ordered. */
export async function emptyCart(tx: Transaction, cartId: number): Promise<void> {
  await tx.em.nativeDelete(CartEntity, { id: cartId })
}
