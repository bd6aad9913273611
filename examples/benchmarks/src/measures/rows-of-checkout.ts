import { Database, defineRoutes, NumberSeries, type Transaction } from '@ashlar/sdk/server'
import Type from 'typebox'

export const rowsPath = '/bench/rows-of-checkout/'
const countOfBare = { series: 'bench.order', period: '' }

const Bought = Type.Object({ cart: Type.Integer(), email: Type.String() })

interface CartRow {
  readonly variant_id: number
  readonly product_id: number
  readonly price: number
  readonly quantity: number
  readonly name: string
  readonly sku: string
}

/** The rows that a checkout has to leave, by the rules of the store and of the platform, as plain SQL. */
export const rowsOfCheckout = defineRoutes([Database, NumberSeries], (app, database, numbers) => {
  app.post<{ Body: Type.Static<typeof Bought> }>(
    rowsPath,
    { config: { access: 'staff' }, schema: { body: Bought } },
    ({ body }) => database.tenant((tx) => written(tx, body, () => numbers.next(tx, countOfBare))),
  )
})

/** The cart, the customer, prices, zones and taxes read; the product held and its stock moved; the order, its payment and all that tells of it. */
async function written(tx: Transaction, { cart, email }: Type.Static<typeof Bought>, next: () => Promise<number>) {
  const [, [customer], [line]] = await Promise.all([
    tx.sql`select * from store.cart where id = ${cart} for update`,
    tx.sql<{ id: number }>`select * from customers.customer where email = ${email} for no key update`,
    tx.sql<CartRow>`select v.*, p.*, l.variant_id, v.product_id, l.quantity from store.cart_line l
      join store.variant v on v.id = l.variant_id join store.product p on p.id = v.product_id
      where l.cart_id = ${cart} order by l.id`,
    tx.sql`select * from store.delivery_zone where is_active order by position, id`,
    tx.sql`select * from commerce.tax_rules`,
    tx.sql`select * from commerce.tax_rate where country = 'CA' and region in ('', 'AB')`,
  ])
  if (customer === undefined || line === undefined) throw new Error(`There is no cart ${cart} of ${email}.`)
  const { variant_id: variant, product_id: product, quantity, price } = line
  const total = Number(price) * quantity
  await Promise.all([
    tx.sql`select * from store.product where id = ${product} for no key update`,
    tx.sql`select * from store.variant where product_id = ${product} order by position, id`,
  ])
  const contact = JSON.stringify({ firstname: 'Mara', lastname: 'Quay', email })
  const delivery = JSON.stringify({ id: 'pickup', name: 'Pick-up', price: 0 })
  const [order] = await tx.sql<{ id: number }>`insert into store.web_order
      (customer_id, visitor, quote_hash, contact, delivery, sub_total, grand_total, currency, payment)
    values (${customer.id}, 'bench', ${email}, ${contact}::jsonb, ${delivery}::jsonb, ${total}, ${total}, 'CAD', 'on_pickup')
    returning *`
  if (order === undefined) throw new Error('The order was not written.')
  const subject = `bench.order:${order.id}`
  const [lines] = await Promise.all([
    tx.sql`insert into store.web_order_line (order_id, product_id, variant_id, name, kind, sku, quantity, unit_price, total)
      values (${order.id}, ${product}, ${variant}, ${line.name}, 'product', ${line.sku}, ${quantity}, ${price}, ${total})
      returning *`,
    tx.sql`insert into store.web_order_step (order_id, kind, amount) values (${order.id}, 'placed', ${total})`,
    tx.sql`insert into store.stock_entry (variant_id, change, stock, reason, subject)
      select id, -${quantity}::bigint, stock - ${quantity}::bigint, 'reservation', ${subject} from store.variant
      where id = ${variant}`,
    tx.sql`update store.variant set stock = stock - ${quantity}::bigint where id = ${variant}`,
    tx.sql`update store.product set stock = stock - ${quantity}::bigint where id = ${product}`,
  ])
  const number = String(await next())
  const about = JSON.stringify({ id: order.id, number, total, email })
  const words = [number, 'mara', 'quay', email]
  const title = `Order ${number}`
  await Promise.all([
    tx.sql`update store.web_order set number = ${number} where id = ${order.id}`,
    tx.sql`insert into core.search_word (kind, id, word) select 'store.web_order', ${order.id}, unnest(${words}::text[])
      on conflict do nothing`,
    tx.sql`insert into customers.timeline (customer_id, key, kind, title, href, amount, at)
      values (${customer.id}, ${subject}, 'bench', ${title}, '/', ${total}, now())`,
    tx.sql`with mail as (
        insert into core.mail (purpose, to_address, to_name, reply_to, subject, text, html, headers)
        values ('store.order-placed', ${email}, 'Mara Quay', '', ${title}, ${about}, ${about}, '{}') returning id
      ) insert into core.search_word (kind, id, word) select 'mail', mail.id, unnest(${words}::text[]) from mail`,
    tx.sql`with payment as (
        insert into commerce.payment (title, amount, currency, customer_id, provider, return_to, subject_kind, subject_id)
        values (${title}, ${total}, 'CAD', ${customer.id}, 'on_pickup', '/', 'store.order', ${order.id}) returning id
      ) insert into core.search_word (kind, id, word)
        select 'commerce.payment', payment.id, unnest(${['order', number]}::text[]) from payment`,
    tx.sql`delete from store.cart where id = ${cart}`,
    tx.sql`insert into core.outbox (kind, name, payload) values ('event', 'bench.placed', ${about}::jsonb)`,
    tx.sql`with line as (
        insert into core.audit (tenant_id, action, entity, entity_id, details)
        values (core.tenant(), 'web-order.placed', 'web-order', ${String(order.id)}, ${about}::jsonb) returning id
      ) insert into core.search_word (kind, id, word) select 'audit', line.id, unnest(${[number]}::text[]) from line`,
  ])
  return { order: { ...order, number }, lines }
}
