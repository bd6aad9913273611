import { type CsvStep, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import {
  changeCustomer,
  createCustomer,
  deleteCustomer,
  getCustomer,
  getCustomerSettings,
  listCustomers,
  listTags,
} from '../../contract.ts'
import { customerCsv } from './customer.csv.ts'
import { CustomerService } from './customer.service.ts'

export const customerRoutes = defineRoutes([CustomerService], (app, customers) => {
  app.call(listCustomers, async ({ query }, reply) => {
    if (query.format !== 'csv') return { results: await customers.list(query) }
    const rows = (step: CsvStep) => customers.exported(query, step)
    return sendCsv(reply, { name: 'customers', columns: customerCsv, wanted: query.columns, rows })
  })
  app.call(getCustomerSettings, async () => ({ settings: await customers.settings() }))
  app.call(listTags, async () => {
    const rows = await customers.tags()
    return { results: { rows, total: rows.length } }
  })
  app.call(createCustomer, async ({ body }) => ({ customer: await customers.create(body) }))
  app.call(getCustomer, async ({ params }) => ({ customer: await customers.find(params.id) }))
  app.call(changeCustomer, async ({ params, body }) => ({ customer: await customers.change(params.id, body) }))
  app.call(deleteCustomer, ({ params }) => customers.remove(params.id))
})
