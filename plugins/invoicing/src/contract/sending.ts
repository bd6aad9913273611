import { ById, defineCall, permission } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { invoicing } from '../module.ts'
import { invoicesPath, quotesPath, workOrdersPath } from './addresses.ts'
import { Document } from './document.ts'
import { Revised } from './written-document.ts'

/** An email to a customer with the link to a document. */
export const DocumentMail = Type.Object({
  to: Type.String({ title: 'To', format: 'email', minLength: 1, maxLength: 254 }),
  subject: Type.String({ title: 'Subject', minLength: 1, maxLength: 200, pattern: '\\S' }),
  /** Paragraphs; the link follows them. */
  message: Type.String({ title: 'Message', minLength: 1, maxLength: 4_000, pattern: '\\S' }),
})
export type DocumentMail = Static<typeof DocumentMail>

interface Kind {
  readonly name: string
  readonly path: typeof quotesPath | typeof invoicesPath | typeof workOrdersPath
  readonly area: 'quotes' | 'invoices' | 'work_orders'
  readonly one: string
}

const callsOf = ({ name, path, area, one }: Kind) => {
  const may = (action: 'can_view' | 'can_edit') => permission(invoicing, area, action)
  return Object.freeze({
    /** In the language of the website. */
    preview: defineCall({
      id: `invoicing.preview${name}Mail`,
      method: 'GET',
      path: `${path}:id/mail/`,
      summary: `Show the email with which a ${one} is sent`,
      params: ById,
      reply: { mail: Type.Object({ to: Type.String(), subject: Type.String(), message: Type.String() }) },
      access: may('can_edit'),
    }),
    send: defineCall({
      id: `invoicing.send${name}`,
      method: 'POST',
      path: `${path}:id/send/`,
      summary: `Email a ${one} to its customer`,
      description: 'The email has a link to the document. Earlier links go on working.',
      params: ById,
      body: Type.Object({ ...DocumentMail.properties, ...Revised }, { additionalProperties: false }),
      reply: { invoice: Document },
      access: may('can_edit'),
    }),
    takeBack: defineCall({
      id: `invoicing.end${name}Links`,
      method: 'DELETE',
      path: `${path}:id/links/`,
      summary: `End all links to a ${one}`,
      params: ById,
      reply: { invoice: Document },
      access: may('can_edit'),
    }),
  })
}

export const quoteMail = callsOf({ name: 'Quote', path: quotesPath, area: 'quotes', one: 'quote' })
export const invoiceMail = callsOf({ name: 'Invoice', path: invoicesPath, area: 'invoices', one: 'invoice' })
export const workOrderMail = callsOf({
  ...{ name: 'WorkOrder', path: workOrdersPath, area: 'work_orders', one: 'work order' },
})
export type MailCalls = ReturnType<typeof callsOf>
