import type { EventTrigger, TriggerPerson } from '@ashlar/sdk'
import type { Database, RowOf } from '@ashlar/sdk/server'
import { Check } from 'typebox/value'
import { customerCreated } from '../../contract.ts'
import { customerMade } from '../../mail-triggers.ts'
import { CustomerEntity } from '../customer/customer.entity.ts'

/** Automations of mails can begin with a new customer. */
export class CustomerMade implements EventTrigger {
  readonly id = 'customers.customer-created'
  readonly title = customerMade.title
  readonly event = customerCreated
  readonly values = customerMade.values
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async person(payload: unknown): Promise<TriggerPerson | undefined> {
    if (!Check(customerCreated.payload, payload)) return undefined
    const { customerId: id } = payload
    return this.#database.tenant(async (tx) => {
      const row = await tx.em.findOne(CustomerEntity, { id })
      return row === null ? undefined : personOf(row)
    })
  }

  past(since: Date, limit: number) {
    return this.#database.tenant(async (tx) => {
      const rows = await tx
        .db(CustomerEntity)
        .selectFrom('customer')
        .select(['id', 'firstname', 'lastname', 'company', 'email', 'city', 'createdAt'])
        .where('createdAt', '>=', since)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.flatMap(({ createdAt: at, ...row }) => {
        const person = personOf(row)
        return person === undefined ? [] : [{ at, person }]
      })
    })
  }
}

type Made = Pick<RowOf<typeof CustomerEntity>, 'id' | 'firstname' | 'lastname' | 'company' | 'email' | 'city'>

function personOf({ id, firstname, lastname, company, email, city }: Made): TriggerPerson | undefined {
  if (!email) return undefined
  const values = { first_name: firstname, last_name: lastname, company, city }
  return { email, name: `${firstname} ${lastname}`.trim(), customerId: id, values }
}
