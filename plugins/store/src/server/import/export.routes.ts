import { defineRoutes, sendCsv } from '@ashlar/sdk/server'
import { exportProducts } from '../../contract.ts'
import { ProductExport } from './product-export.ts'

export const exportRoutes = defineRoutes([ProductExport], (app, exported) => {
  app.call(exportProducts, async (_, reply) =>
    sendCsv(reply, { name: 'products', columns: await exported.columns(), rows: (step) => exported.rows(step) }),
  )
})
