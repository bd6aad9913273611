import { defineRoutes, Settings } from '@ashlar/sdk/server'
import { changePriceList, createPriceList, deletePriceList, getPriceList, listPriceLists } from '../../contract.ts'
import { PriceListService } from './price-list.service.ts'

export const priceListRoutes = defineRoutes([PriceListService, Settings], (app, lists, settings) => {
  const currency = async () => (await settings.platform()).currency
  app.call(listPriceLists, async ({ query }) => ({ results: await lists.list(query), currency: await currency() }))
  app.call(createPriceList, async ({ body }) => ({ priceList: await lists.create(body) }))
  app.call(getPriceList, async ({ params }) => ({
    priceList: await lists.find(params.id),
    currency: await currency(),
  }))
  app.call(changePriceList, async ({ params, body }) => ({ priceList: await lists.change(params.id, body) }))
  app.call(deletePriceList, ({ params }) => lists.remove(params.id))
})
