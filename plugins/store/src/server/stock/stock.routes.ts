import { defineRoutes } from '@ashlar/sdk/server'
import { correctStock, listStockEntries } from '../../contract.ts'
import { StockService } from './stock.service.ts'

export const stockRoutes = defineRoutes([StockService], (app, stock) => {
  app.call(listStockEntries, async ({ params, query }) => ({ results: await stock.entries(params.id, query) }))
  app.call(correctStock, async ({ params, body, actor }) => ({
    variant: await stock.correct(params.id, body, actor?.displayName ?? ''),
  }))
})
