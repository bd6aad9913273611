import type { Transaction } from '@ashlar/sdk/server'
import { DiscountEntity, DiscountUseEntity } from './discount.entities.ts'
import { codeKey, type DiscountRow } from './discount-rules.ts'

export const discountWithCode = (tx: Transaction, code: string): Promise<DiscountRow | undefined> =>
  tx.db(DiscountEntity).selectFrom('discount').selectAll().where('codeKey', '=', codeKey(code)).executeTakeFirst()

/** The same, held until the work is over: uses of one code are counted one after the other. */
export const heldDiscount = (tx: Transaction, code: string): Promise<DiscountRow | undefined> =>
  tx
    .db(DiscountEntity)
    .selectFrom('discount')
    .selectAll()
    .where('codeKey', '=', codeKey(code))
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Whether a customer has an order with this discount. */
export async function isUsedBy(tx: Transaction, discountId: number, customerId: number): Promise<boolean> {
  return (await tx.em.findOne(DiscountUseEntity, { discountId, customerId })) !== null
}

/** Count a use; told twice for the same order, it counts once. */
export async function countUse(
  tx: Transaction,
  use: { readonly discountId: number; readonly orderId: number; readonly customerId: number },
): Promise<void> {
  const added = await tx
    .db(DiscountUseEntity)
    .insertInto('discount_use')
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .returning('orderId')
    .executeTakeFirst()
  if (added !== undefined) await addUses(tx, use.discountId, 1)
}

/** An order that does not come about has not used its code. */
export async function letUseGo(tx: Transaction, orderId: number): Promise<void> {
  const gone = await tx
    .db(DiscountUseEntity)
    .deleteFrom('discount_use')
    .where('orderId', '=', orderId)
    .returning('discountId')
    .executeTakeFirst()
  if (gone !== undefined) await addUses(tx, gone.discountId, -1)
}

const addUses = (tx: Transaction, id: number, change: 1 | -1) =>
  tx
    .db(DiscountEntity)
    .updateTable('discount')
    .set(({ eb }) => ({ uses: eb('uses', '+', change) }))
    .where('id', '=', id)
    .execute()
