import { token } from '@ashlar/sdk'
import { defineRoutes, defineServer, provide } from '@ashlar/sdk/server'
import { listCustomerInvoices } from '../contract.ts'
import { papers } from '../module.ts'
import { Documents } from './documents.ts'

const documents = token<Documents>('invoicing.documents')

const routes = defineRoutes([Documents], (app, found) => {
  app.call(listCustomerInvoices, async ({ params }) => {
    const rows = await found.ofCustomer(undefined, params.customer_id)
    return { results: { rows, total: rows.length } }
  })
})

export default defineServer(papers, { services: [provide(documents, Documents)], routes: [routes] })
