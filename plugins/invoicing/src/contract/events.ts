import { defineEvent } from '@ashlar/sdk'
import Type from 'typebox'

const Told = Type.Object({
  documentId: Type.Integer(),
  type: Type.String(),
  /** Empty for drafts. */
  number: Type.String(),
  customerId: Type.Union([Type.Integer(), Type.Null()]),
  /** In minor units of the currency. */
  total: Type.Integer(),
  currency: Type.String(),
})

export const documentIssued = defineEvent('invoicing.document-issued', Told)
export const documentSent = defineEvent('invoicing.document-sent', Told)
export const documentApproved = defineEvent('invoicing.document-approved', Told)
export const documentDeclined = defineEvent('invoicing.document-declined', Told)
export const documentPaid = defineEvent('invoicing.document-paid', Told)
/** An invoice passed its due date without being paid. Told once for each, in the daytime of the website. */
export const documentOverdue = defineEvent('invoicing.document-overdue', Told)
/** A draft was deleted, or a document cancelled: what was billed by it can be billed again. */
export const documentVoided = defineEvent('invoicing.document-voided', Told)
