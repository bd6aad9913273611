import { Database, defineJob, People, type Schedule, type Transaction, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { cartAbandoned } from '../../contract.ts'
import { CartEntity } from './cart.entities.ts'
import { CartService } from './cart.service.ts'

/** Minutes after which a cart counts as abandoned. */
const abandonedAfter = 60
/** Days after which a cart is cleared. */
const keptFor = 60
/** Carts that are looked at in one unit of work. */
const atOnce = 100

export const lookAfterCarts = defineJob('store.look-after-carts', Type.Object({}))

export const everyQuarter: Schedule = { job: lookAfterCarts.id, cron: '*/15 * * * *', each: 'tenant' }

/** Tells of carts that were left alone, each once, and clears old ones. Whoever has no account cannot be written to. */
export const lookingAfterCarts = work(
  lookAfterCarts,
  [Database, CartService, People],
  async (_payload, { signal }, database, carts, people) => {
    const before = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await database.tenant((tx) => clearBefore(tx, before(keptFor * 24 * 60)))
    for (let isMore = true; isMore && !signal.aborted; ) {
      const found = await database.tenant((tx) => leftAlone(tx, before(abandonedAfter)))
      for (const { id, account } of found) {
        const email = account === null ? '' : ((await people.find(account))?.email ?? '')
        const { cart } = await carts.shown({ account, visitor: null })
        await database.tenant(async (tx) => {
          const isFirst = await markTold(tx, id)
          if (!isFirst || email === '' || cart.items.length === 0) return
          await tx.emit(cartAbandoned, { email, cartId: id, total: cart.subTotal, currency: cart.currency })
        })
      }
      isMore = found.length === atOnce
    }
  },
)

const leftAlone = (tx: Transaction, before: Date) =>
  tx
    .db(CartEntity)
    .selectFrom('cart')
    .select(['id', 'account'])
    .where('changedAt', '<', before)
    .where('isTold', '=', false)
    .where('account', 'is not', null)
    .orderBy('changedAt')
    .limit(atOnce)
    .execute()

async function markTold(tx: Transaction, id: number): Promise<boolean> {
  const marked = await tx
    .db(CartEntity)
    .updateTable('cart')
    .set({ isTold: true })
    .where('id', '=', id)
    .where('isTold', '=', false)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

async function clearBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.db(CartEntity).deleteFrom('cart').where('changedAt', '<', before).execute()
}
