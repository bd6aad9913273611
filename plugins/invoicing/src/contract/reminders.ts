import { Amount, ById, defineCall, Id, permission, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { invoicing } from '../module.ts'
import { customersPath, invoicesPath } from './addresses.ts'
import { Document } from './document.ts'
import { DocumentMail } from './sending.ts'
import { Revised } from './written-document.ts'

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** What became of a step: sent, passed over for a later one, or not sent because the customer has no email address. */
export const reminderStates = ['sent', 'passed', 'no-address'] as const
export type ReminderState = (typeof reminderStates)[number]

/** How the reminders of an invoice stand. */
export const Reminders = Type.Object({
  /** For this invoice, by hand. */
  isStopped: Type.Boolean(),
  /** For all invoices of its customer. */
  isCustomerStopped: Type.Boolean(),
  /** The oldest first. */
  past: Type.Array(
    Type.Object({
      id: Id,
      /** After the due date; null for one that was sent by hand. */
      days: orNull(Type.Integer()),
      state: Type.Enum([...reminderStates]),
      at: Time,
      /** The invoice of the late fee that came with it. */
      fee: orNull(Type.Object({ id: Id, invoiceNumber: Type.String(), grandTotal: Amount })),
    }),
  ),
  /** The next step, unless the invoice is paid before. Null where there is none, and while reminders are stopped. */
  next: orNull(Type.Object({ days: Type.Integer(), day: Type.String({ format: 'date' }) })),
})
export type Reminders = Static<typeof Reminders>

const path = `${invoicesPath}:id/reminders/` as const
const ofCustomer = `${customersPath}:customer_id/reminders/` as const
const Customer = Type.Object({ customer_id: Id })
const Stop = Type.Object({ isStopped: Type.Boolean() }, { additionalProperties: false })
const mayView = permission(invoicing, 'invoices', 'can_view')
const mayEdit = permission(invoicing, 'invoices', 'can_edit')

export const getReminders = defineCall({
  id: 'invoicing.getReminders',
  method: 'GET',
  path,
  summary: 'Show the reminders of an invoice',
  params: ById,
  reply: { reminders: Reminders },
  access: mayView,
})

export const stopReminders = defineCall({
  id: 'invoicing.stopReminders',
  method: 'PUT',
  path,
  summary: 'Stop the reminders of an invoice, or go on with them',
  params: ById,
  body: Stop,
  reply: { reminders: Reminders },
  access: mayEdit,
})

/** In the language of the website. */
export const previewReminder = defineCall({
  id: 'invoicing.previewReminder',
  method: 'GET',
  path: `${path}mail/`,
  summary: 'Show the email that reminds of an invoice',
  params: ById,
  reply: { mail: Type.Object({ to: Type.String(), subject: Type.String(), message: Type.String() }) },
  access: mayEdit,
})

export const sendReminder = defineCall({
  id: 'invoicing.sendReminder',
  method: 'POST',
  path,
  summary: 'Email a reminder of an invoice now',
  description: 'Adds no late fee. The steps of the settings go on, but none is sent on the same day.',
  params: ById,
  body: Type.Object({ ...DocumentMail.properties, ...Revised }, { additionalProperties: false }),
  reply: { invoice: Document },
  access: mayEdit,
})

export const getCustomerReminders = defineCall({
  id: 'invoicing.getCustomerReminders',
  method: 'GET',
  path: ofCustomer,
  summary: 'Show whether a customer is reminded of invoices',
  params: Customer,
  reply: { isStopped: Type.Boolean() },
  access: mayView,
})

export const stopCustomerReminders = defineCall({
  id: 'invoicing.stopCustomerReminders',
  method: 'PUT',
  path: ofCustomer,
  summary: 'Stop the reminders of all invoices of a customer, or go on with them',
  params: Customer,
  body: Stop,
  reply: { isStopped: Type.Boolean() },
  access: mayEdit,
})
