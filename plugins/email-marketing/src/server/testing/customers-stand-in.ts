import { defineModule, each, maybe } from '@ashlar/sdk'
import { Database, defineRoutes, defineServer, personalData, provide } from '@ashlar/sdk/server'
import type { TestPackage } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { AudienceMembers } from '../../contract.ts'
import {
  CustomerHistory,
  CustomersWithAddress,
  customerCreated,
  customerErased,
  customersMerged,
} from '../history/customers.ts'

const customers = defineModule({ id: 'customers', title: 'Customers' })

/** Customers by their addresses, and what was written into their histories. */
export const known = new Map<string, number>()
export const written: { customerId: number; key: string; kind: string; title: string }[] = []

class Directory implements CustomersWithAddress {
  async byEmails(_tx: unknown, emails: readonly string[]) {
    return emails.flatMap((email) => {
      const id = known.get(email)
      return id === undefined ? [] : [{ customer_id: id, email }]
    })
  }
}

class History implements CustomerHistory {
  async add(_tx: unknown, { customerId, key, kind, title }: Parameters<CustomerHistory['add']>[1]) {
    if (!written.some((each) => each.key === key)) written.push({ customerId, key, kind, title })
  }
}

const Asked = Type.Object({ email: Type.String() })

/** Asks this module as others do. */
const asking = defineRoutes([maybe(AudienceMembers), each(personalData), Database], (app, audience, data, database) => {
  const options = { config: { access: 'staff' }, schema: { body: Asked } } as const
  app.post('/api/v1/admin/customers/test-state/', options, async ({ body: { email } }) => ({
    state: (await audience?.stateOf(email)) ?? null,
  }))
  app.post('/api/v1/admin/customers/test-add/', options, async ({ body: { email } }) => {
    const consent = { text: 'Send me the letter', source: 'Checkout of order 1042' }
    await database.tenant(async (tx) => audience?.add(tx, { email, consent }))
    return {}
  })
  app.post('/api/v1/admin/customers/test-export/', options, async ({ body: { email } }) => ({
    data: (await data.find('email_marketing.campaigns')?.export({ email })) ?? null,
  }))
  app.post('/api/v1/admin/customers/test-erase/', options, async ({ body: { email } }) => {
    for (const each of data.all()) await each.erase({ email })
    return {}
  })
})

/** What this module knows of customers, without the real ones. */
export const customersStandIn: TestPackage = {
  ...{ name: '@acme/customers', root: { customers } },
  server: defineServer(customers, {
    services: [provide(CustomersWithAddress, Directory), provide(CustomerHistory, History)],
    routes: [asking],
    events: [customersMerged, customerCreated, customerErased],
  }),
}
