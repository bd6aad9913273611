import { type DocumentApproval, type DocumentStatus, documentStatuses } from '@ashlar/plugin-commerce'
import { Amount, ById, defineCall, Id, ListQuery, Rows, token } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { accountDocumentsPath, ownDocumentsPath } from './addresses.ts'
import { ownTypes } from './document.ts'
import type { Paper } from './paper.ts'

/** Path of the website below which customers see a document by a link. */
export const payPath = '/pay'
/** Path of the website below which customers see a document when they are signed in. */
export const documentPagePath = '/documents'

/** Who answers. `option-12: on` chooses the optional line with that id; all others are left out. */
const Answer = Type.Object(
  { name: Type.String({ title: 'Your name', minLength: 1, maxLength: 160, pattern: '\\S' }) },
  { additionalProperties: false, patternProperties: { '^option-[1-9]\\d{0,14}$': Type.Enum(['on', '']) } },
)
export type Answer = Static<typeof Answer>

const Refusal = Type.Object(
  {
    name: Type.String({ title: 'Your name', minLength: 1, maxLength: 160, pattern: '\\S' }),
    reason: Type.Optional(Type.String({ title: 'Reason', maxLength: 400 })),
  },
  { additionalProperties: false },
)

const WantedPayment = Type.Object(
  {
    /** Id of a payment provider. */
    provider: Type.String({ minLength: 1, maxLength: 80 }),
    /** As a decimal number in the currency of the document, such as 19.90; without it, all that is due. */
    amount: Type.Optional(Type.String({ maxLength: 20, pattern: '^(\\d{1,15}([.,]\\d{0,3})?)?$' })),
    /** Of the form that is sent: sent twice, it asks for one payment. */
    key: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
)

const begunPayment = {
  status: Type.String(),
  /** Page of the payment provider. */
  goTo: Type.Optional(Type.String()),
  /** Where to send the money. */
  instructions: Type.Optional(Type.String()),
}

const description = 'Accepts a form of a page without JavaScript, too.'

/** The secret of a link. */
export const OwnSecret = Type.Object({ secret: Type.String({ minLength: 1, maxLength: 64 }) })

const bySecret = {
  params: OwnSecret,
  ...({ access: 'public', visitor: true } as const),
}
const secretPath = `${ownDocumentsPath}:secret/` as const

export const approveOwnDocument = defineCall({
  ...{ id: 'invoicing.approveOwnDocument', method: 'POST', path: `${secretPath}approve/` },
  ...{ summary: 'Approve a document by the link to it', description, body: Answer, reply: {} },
  ...bySecret,
})

export const declineOwnDocument = defineCall({
  ...{ id: 'invoicing.declineOwnDocument', method: 'POST', path: `${secretPath}decline/` },
  ...{ summary: 'Decline a document by the link to it', description, body: Refusal, reply: {} },
  ...bySecret,
})

export const payOwnDocument = defineCall({
  ...{ id: 'invoicing.payOwnDocument', method: 'POST', path: `${secretPath}payments/` },
  ...{ summary: 'Pay an invoice, or a deposit, by the link to it', description, body: WantedPayment },
  reply: begunPayment,
  ...bySecret,
})

/** Told by the page's script: mail scanners that only open the link have seen nothing. */
export const seenOwnDocument = defineCall({
  ...{ id: 'invoicing.seenOwnDocument', method: 'POST', path: `${secretPath}seen/` },
  ...{ summary: 'Report that the customer looked at a document', reply: {} },
  ...bySecret,
})

/** Nobody sees the documents of others. */
const signedIn = { access: 'signed-in', sameOrigin: true } as const
const accountPath = `${accountDocumentsPath}:id/` as const

export const approveAccountDocument = defineCall({
  ...{ id: 'invoicing.approveAccountDocument', method: 'POST', path: `${accountPath}approve/` },
  ...{ summary: 'Approve one of your documents', description, params: ById, body: Answer, reply: {} },
  ...signedIn,
})

export const declineAccountDocument = defineCall({
  ...{ id: 'invoicing.declineAccountDocument', method: 'POST', path: `${accountPath}decline/` },
  ...{ summary: 'Decline one of your documents', description, params: ById, body: Refusal, reply: {} },
  ...signedIn,
})

export const payAccountDocument = defineCall({
  ...{ id: 'invoicing.payAccountDocument', method: 'POST', path: `${accountPath}payments/` },
  ...{ summary: 'Pay one of your invoices, or a deposit', description, params: ById, body: WantedPayment },
  reply: begunPayment,
  ...signedIn,
})

export const seenAccountDocument = defineCall({
  ...{ id: 'invoicing.seenAccountDocument', method: 'POST', path: `${accountPath}seen/` },
  ...{ summary: 'Report that you looked at one of your documents', params: ById, reply: {} },
  ...signedIn,
})

/** A document as its customer finds it. */
export const AccountDocument = Type.Object({
  id: Id,
  type: Type.Enum([...ownTypes]),
  invoiceNumber: Type.String(),
  status: Type.Enum([...documentStatuses]),
  invoiceDate: Type.String({ format: 'date' }),
  grandTotal: Amount,
  /** What can be paid now: what is due of an invoice, or of a deposit. */
  toPay: Amount,
  currency: Type.String(),
})
export type AccountDocument = Static<typeof AccountDocument>

const { search: _, ...page } = ListQuery(['invoiceDate'])

export const listAccountDocuments = defineCall({
  ...{ id: 'invoicing.listAccountDocuments', method: 'GET', path: accountDocumentsPath },
  ...{ summary: 'List your documents, newest first', access: 'signed-in' },
  query: Type.Object(page, { additionalProperties: false }),
  reply: { results: Rows(AccountDocument) },
})

/** A way to pay, such as a bank transfer. */
export interface OwnProvider {
  readonly id: string
  readonly title: string
}

/** A payment that the customer makes by themselves. */
export interface AwaitedPayment {
  readonly provider: OwnProvider
  readonly amount: number
  /** Where to send the money; empty where there is nothing to say. */
  readonly instructions: string
}

/** A document as its customer sees it. */
export interface OwnDocument {
  readonly paper: Paper
  readonly status: DocumentStatus
  readonly approval: DocumentApproval
  readonly amountPaid: number
  readonly amountDue: number
  /** What is asked for as deposit: once it is approved, of the total with the options that were chosen. */
  readonly deposit: number
  /** What was paid as deposit; of invoices, what of `amountPaid` came from deposits. */
  readonly depositPaid: number
  /** What can be paid now: what is due of an invoice, or of a deposit. */
  readonly toPay: number
  readonly mayAnswer: boolean
  /** Which options the customer chose, and the total with them; undefined where there was no choice. */
  readonly chosen?: { readonly lines: readonly number[]; readonly grandTotal: number } | undefined
  /** It could be approved until a day that is over. */
  readonly hasExpired: boolean
  /** Ways to pay; none where there is nothing to pay. */
  readonly providers: readonly OwnProvider[]
  /** What the customer chose to pay by themselves, and has not come yet. */
  readonly awaited?: AwaitedPayment | undefined
}

/** Documents as their customers find them. */
export interface OwnDocuments {
  /** Undefined for a secret that is none, or none any more. */
  bySecret(secret: string): Promise<OwnDocument | undefined>
  /** Undefined for a document that is not theirs. */
  ofAccount(account: string, id: number): Promise<OwnDocument | undefined>
  /** What was issued to the customer who signs in with an account, newest first. */
  listOf(
    account: string,
    window: { readonly limit: number; readonly offset: number },
  ): Promise<{ rows: AccountDocument[]; total: number }>
}
export const OwnDocuments = token<OwnDocuments>('invoicing.own-documents')
