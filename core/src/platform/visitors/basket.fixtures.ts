import { defineCall, defineModule, visitorSignedIn } from '@ashlar/sdk'
import { AshlarError, Database, defineRoutes, defineServer, migration, tenantTable, within } from '@ashlar/sdk/server'
import Type from 'typebox'

const basket = defineModule({ id: 'basket', title: 'Basket', always: true })
const open = { access: 'public', visitor: true } as const
const reply = { items: Type.Array(Type.String()) }

export const basketUrl = '/api/v1/basket/'
const look = defineCall({ ...open, id: 'basket.look', method: 'GET', path: basketUrl, summary: 'Look', reply })
const put = defineCall({
  ...{ ...open, id: 'basket.put', method: 'POST', path: basketUrl, summary: 'Put in', reply },
  body: Type.Object({ item: Type.String({ minLength: 1, maxLength: 20 }) }, { additionalProperties: false }),
})
/** Makes a visitor in a request that stores nothing. */
const hasty = defineCall({
  ...open,
  id: 'basket.hasty',
  method: 'GET',
  path: '/api/v1/hasty/',
  summary: 'Hurry',
  reply,
})

/** Keeps what visitors put into a basket, which becomes their account's when they sign in. */
export const basketPackage = {
  name: '@acme/basket',
  root: { basket },
  server: defineServer(basket, {
    migrations: [
      migration('0001-item', [
        tenantTable('item', [
          ...['id bigint generated always as identity', 'owner text not null', 'item text not null'],
          'primary key (tenant_id, id)',
        ]),
      ]),
    ],
    within: [
      within(visitorSignedIn, [], async (tx, { visitor, account }) => {
        await tx.sql`update basket.item set owner = ${account} where owner = ${visitor}`
      }),
    ],
    routes: [
      defineRoutes([Database], (app, database) => {
        const itemsOf = (owner: string | null) =>
          database.tenant(async (tx) => {
            const rows = await tx.sql<{ item: string }>`select item from basket.item where owner = ${owner} order by id`
            return { items: rows.map(({ item }) => item) }
          })
        app.call(look, ({ actor, visitor }) => itemsOf(actor?.guid ?? visitor.key))
        app.call(hasty, ({ visitor }) => itemsOf(visitor.ensure()))
        app.call(put, async ({ actor, visitor, body }) => {
          const owner = actor?.guid ?? visitor.ensure()
          if (body.item === 'gone') throw new AshlarError('BASKET_GONE', 409, 'This item is sold out.')
          await database.tenant((tx) => tx.sql`insert into basket.item (owner, item) values (${owner}, ${body.item})`)
          return itemsOf(owner)
        })
      }),
    ],
  }),
}
