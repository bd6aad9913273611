import { defineEvent, token } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

const text = Type.Optional(Type.String())

/** A customer as the fields of a form name their parts; only what was filled in. */
export const MappedCustomer = Type.Object({
  firstname: text,
  lastname: text,
  email: text,
  phone: text,
  address: text,
  address_2: text,
  city: text,
  province: text,
  country: text,
  postal: text,
})
export type MappedCustomer = Static<typeof MappedCustomer>

/**
 * A form was sent and taken in; what waits for moderation is told once somebody approves it. With `createCustomer` the
 * one who keeps customers makes one of `customer`, or fills in what is empty in the one with the same email, with the
 * source "other", and says so to `FormSubmissions`.
 */
export const formSubmitted = defineEvent(
  'forms.submitted',
  Type.Object({
    submissionId: Type.Integer(),
    formName: Type.String(),
    tags: Type.Array(Type.String()),
    createCustomer: Type.Boolean(),
    customer: MappedCustomer,
    visitorId: Type.Union([Type.String(), Type.Null()]),
  }),
)

/** Somebody ticked a form's newsletter box: an address, and what they agreed to, when. */
export const newsletterOptIn = defineEvent(
  'forms.newsletter_opt_in',
  Type.Object({
    submissionId: Type.Integer(),
    email: Type.String(),
    name: Type.String(),
    /** Of the published form; 0 is the tenant's default list. */
    listId: Type.Integer({ minimum: 0 }),
    /** The words beside the box. */
    consentText: Type.String(),
    /** ISO date and time. */
    consentedAt: Type.String({ format: 'date-time' }),
    formName: Type.String(),
    url: Type.String(),
  }),
)

/** Submissions of the tenant of the running work, for packages that do something with them. */
export interface FormSubmissions {
  /** Note which customer a submission became or belongs to. Does nothing for one that was deleted since. */
  linkCustomer(submissionId: number, customer: { readonly id: number; readonly address: string }): Promise<void>
}
export const FormSubmissions = token<FormSubmissions>('forms.submissions')
