import { type CsvPage, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import {
  changeCustomer,
  createCustomer,
  deleteCustomer,
  getCustomer,
  getCustomerSettings,
  listCustomerPlaces,
  listCustomers,
} from '../../contract.ts'
import type { ExportKey } from './customer.export.ts'
import { CustomerService } from './customer.service.ts'

export const customerRoutes = defineRoutes([CustomerService], (app, customers) => {
  app.call(listCustomers, async ({ query }, reply) => {
    if (query.format !== 'csv') return { results: await customers.list(query) }
    let last: ExportKey | undefined
    const rows = async ({ limit }: CsvPage) => {
      const next = await customers.exported(query, limit, last)
      last = next.last
      return next.rows
    }
    const columns = await customers.csvColumns()
    return sendCsv(reply, { name: 'customers', columns, wanted: query.columns, rows })
  })
  app.call(getCustomerSettings, async () => ({ settings: await customers.settings() }))
  app.call(listCustomerPlaces, () => customers.places())
  app.call(createCustomer, async ({ body }) => ({ customer: await customers.create(body) }))
  app.call(getCustomer, async ({ params }) => ({ customer: await customers.find(params.id) }))
  app.call(changeCustomer, async ({ params, body }) => ({ customer: await customers.change(params.id, body) }))
  app.call(deleteCustomer, ({ params }) => customers.remove(params.id))
})
