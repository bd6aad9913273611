import type { EventTrigger, TriggerPerson } from '@ashlar/sdk'
import type { Database } from '@ashlar/sdk/server'
import { Check } from 'typebox/value'
import { formSubmitted, type MappedCustomer } from '../../events.ts'
import { formSent } from '../../mail-triggers.ts'
import { SubmissionEntity } from '../submission/submission.entity.ts'

/** Automations of mails can begin with a form that was sent, where it asks for an address. */
export class FormSent implements EventTrigger {
  readonly id = 'forms.submitted'
  readonly title = formSent.title
  readonly event = formSubmitted
  readonly values = formSent.values
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async person(payload: unknown): Promise<TriggerPerson | undefined> {
    return Check(formSubmitted.payload, payload) ? personOf(payload.formName, payload.customer) : undefined
  }

  past(since: Date, limit: number) {
    return this.#database.tenant(async (tx) => {
      const rows = await tx
        .db(SubmissionEntity)
        .selectFrom('submission')
        .select(['formName', 'customer', 'createdAt'])
        .where('createdAt', '>=', since)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.flatMap(({ createdAt: at, formName, customer }) => {
        const person = personOf(formName, customer)
        return person === undefined ? [] : [{ at, person }]
      })
    })
  }
}

function personOf(
  form: string,
  { email = '', firstname = '', lastname = '' }: MappedCustomer,
): TriggerPerson | undefined {
  if (email === '') return undefined
  const values = { first_name: firstname, last_name: lastname, form }
  return { email, name: `${firstname} ${lastname}`.trim(), values }
}
