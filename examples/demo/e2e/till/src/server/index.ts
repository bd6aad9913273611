import { Payments } from '@ashlar/plugin-commerce'
import { Database, defineRoutes, defineServer } from '@ashlar/sdk/server'
import { askPayment, beginPayment } from '../contract.ts'
import { till } from '../module.ts'

const routes = defineRoutes([Database, Payments], (app, database, payments) => {
  app.call(askPayment, async ({ body }) => {
    const subject = { kind: 'till.receipt', id: 1 }
    const wanted = { ...body, subject, currency: 'CAD', customerId: null, provider: 'stripe' }
    return { id: await database.tenant((tx) => payments.ask(tx, wanted)) }
  })
  app.call(beginPayment, ({ params }) => payments.begin(params.id))
})

export default defineServer(till, { routes: [routes] })
