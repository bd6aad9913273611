import { type CsvStep, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import {
  changeCustomer,
  createCustomer,
  deleteCustomer,
  getCustomer,
  getCustomerSettings,
  listCustomerPlaces,
  listCustomers,
} from '../../contract.ts'
import { CustomerService } from './customer.service.ts'

export const customerRoutes = defineRoutes([CustomerService], (app, customers) => {
  app.call(listCustomers, async ({ query }, reply) => {
    if (query.format !== 'csv') return { results: await customers.list(query) }
    const rows = (step: CsvStep) => customers.exported(query, step)
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
