import type { DocumentApproval, DocumentStatus } from '@ashlar/plugin-commerce'
import { defineCall, token } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { ownDocumentsPath } from './addresses.ts'
import type { Paper } from './paper.ts'

/** Path of the website below which customers see their documents. */
export const payPath = '/pay'

const path = `${ownDocumentsPath}:secret/` as const
/** The secret of a link. */
export const OwnSecret = Type.Object({ secret: Type.String({ minLength: 1, maxLength: 64 }) })
const asVisitor = { access: 'public', visitor: true } as const

/** Who answers. `option-12: on` chooses the optional line with that id; all others are left out. */
const Answer = Type.Object(
  { name: Type.String({ title: 'Your name', minLength: 1, maxLength: 160, pattern: '\\S' }) },
  { additionalProperties: false, patternProperties: { '^option-[1-9]\\d{0,14}$': Type.Enum(['on', '']) } },
)
export type Answer = Static<typeof Answer>

export const approveOwnDocument = defineCall({
  id: 'invoicing.approveOwnDocument',
  method: 'POST',
  path: `${path}approve/`,
  summary: 'Approve a document by the link to it',
  description: 'Accepts a form of a page without JavaScript, too.',
  params: OwnSecret,
  body: Answer,
  reply: {},
  ...asVisitor,
})

export const declineOwnDocument = defineCall({
  id: 'invoicing.declineOwnDocument',
  method: 'POST',
  path: `${path}decline/`,
  summary: 'Decline a document by the link to it',
  description: 'Accepts a form of a page without JavaScript, too.',
  params: OwnSecret,
  body: Type.Object(
    {
      name: Type.String({ title: 'Your name', minLength: 1, maxLength: 160, pattern: '\\S' }),
      reason: Type.Optional(Type.String({ title: 'Reason', maxLength: 400 })),
    },
    { additionalProperties: false },
  ),
  reply: {},
  ...asVisitor,
})

export const payOwnDocument = defineCall({
  id: 'invoicing.payOwnDocument',
  method: 'POST',
  path: `${path}payments/`,
  summary: 'Pay an invoice by the link to it',
  description: 'Accepts a form of a page without JavaScript, too.',
  params: OwnSecret,
  body: Type.Object(
    {
      /** Id of a payment provider. */
      provider: Type.String({ minLength: 1, maxLength: 80 }),
      /** As a decimal number in the currency of the invoice, such as 19.90; without it, all that is due. */
      amount: Type.Optional(Type.String({ maxLength: 20, pattern: '^(\\d{1,15}([.,]\\d{0,3})?)?$' })),
    },
    { additionalProperties: false },
  ),
  reply: {
    status: Type.String(),
    /** Page of the payment provider. */
    goTo: Type.Optional(Type.String()),
    /** Where to send the money. */
    instructions: Type.Optional(Type.String()),
  },
  ...asVisitor,
})

/** Told by the page's script: mail scanners that only open the link have seen nothing. */
export const seenOwnDocument = defineCall({
  id: 'invoicing.seenOwnDocument',
  method: 'POST',
  path: `${path}seen/`,
  summary: 'Report that the customer looked at a document',
  params: OwnSecret,
  reply: {},
  ...asVisitor,
})

/** A document as its customer sees it. */
export interface OwnDocument {
  readonly paper: Paper
  readonly status: DocumentStatus
  readonly approval: DocumentApproval
  readonly amountPaid: number
  readonly amountDue: number
  readonly mayAnswer: boolean
  /** Which options the customer chose, and the total with them; undefined where there was no choice. */
  readonly chosen?: { readonly lines: readonly number[]; readonly grandTotal: number } | undefined
  /** It could be approved until a day that is over. */
  readonly hasExpired: boolean
  /** Ways to pay what is due; none where nothing is. */
  readonly providers: readonly { readonly id: string; readonly title: string }[]
}

/** Documents by the secret of a link. */
export interface OwnDocuments {
  /** Undefined for a secret that is none, or none any more. */
  bySecret(secret: string): Promise<OwnDocument | undefined>
}
export const OwnDocuments = token<OwnDocuments>('invoicing.own-documents')
