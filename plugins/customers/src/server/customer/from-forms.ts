import { defineEvent, maybe, token } from '@ashlar/sdk'
import { Database, on, type Transaction } from '@ashlar/sdk/server'
import Type from 'typebox'
import { CustomerDirectory } from '../../contract.ts'
import { TimelineEntity } from '../timeline/timeline.entity.ts'
import { addToTimeline } from '../timeline/timeline.store.ts'

const text = Type.Optional(Type.String())

/**
 * What the forms module tells of a sent form, as far as it is needed here. Events and services are known by their ids:
 * without that module nobody tells it, and this one misses nothing.
 */
const submitted = defineEvent(
  'forms.submitted',
  Type.Object({
    submissionId: Type.Integer(),
    formName: Type.String(),
    createCustomer: Type.Boolean(),
    customer: Type.Object({
      ...{ firstname: text, lastname: text, email: text, phone: text },
      ...{ address: text, address_2: text, city: text, province: text, country: text, postal: text },
    }),
  }),
)

interface FormSubmissions {
  linkCustomer(submissionId: number, customer: { readonly id: number; readonly address: string }): Promise<void>
}
const FormSubmissions = token<FormSubmissions>('forms.submissions')

/** FORM-009, OPEN-241: the sender becomes a customer, or completes the one with the same email. Told twice, done once. */
export const fromForms = on(
  submitted,
  [Database, CustomerDirectory, maybe(FormSubmissions)],
  async ({ submissionId, formName, createCustomer, customer }, database, directory, submissions) => {
    if (!createCustomer || !isNamed(customer)) return
    const id = await database.tenant(async (tx) => {
      const key = `forms.submission:${submissionId}`
      await oneAtATime(tx, key)
      const known = await customerTold(tx, key)
      if (known !== undefined) return known
      const customerId = await directory.ensure(tx, bounded(customer), 'other')
      const href = '/admin/form-submissions'
      const title = `Form sent: ${formName}`
      await addToTimeline(tx, { customerId, key, kind: 'forms.submitted', title, href, at: new Date() })
      return customerId
    })
    await submissions?.linkCustomer(submissionId, { id, address: `/admin/customers/${id}` })
  },
)

type Sender = { readonly [K in 'firstname' | 'email']?: string }

/** Somebody whom nothing names cannot be kept. */
const isNamed = ({ firstname = '', email = '' }: Sender) => `${firstname}${email}`.trim() !== ''

/** Two-letter countries alone: visitors may have typed anything. */
function bounded<T extends { readonly country?: string }>({ country, ...others }: T) {
  return { ...others, ...(country !== undefined && /^[A-Z]{2}$/.test(country) && { country }) }
}

/** Told twice at once, the second waits until the first is written and then finds it. */
async function oneAtATime(tx: Transaction, key: string): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${key} || core.tenant()::text, 0))`
}

async function customerTold(tx: Transaction, key: string): Promise<number | undefined> {
  return (await tx.em.findOne(TimelineEntity, { key }))?.customerId
}
