import { ById, defineCall, Id, permission } from '@ashlar/sdk'
import Type from 'typebox'
import { invoicing } from '../module.ts'
import { invoicesPath } from './addresses.ts'
import { Document } from './document.ts'
import { Revised } from './written-document.ts'

const access = permission(invoicing, 'invoices', 'can_edit')
const reply = { invoice: Document }
const OnlyRevision = Type.Object(Revised, { additionalProperties: false })
const OneDate = Type.Object({ id: Id, day: Type.String({ format: 'date' }) })

/** Calls of documents of the type `recurring`. They end with `invoicing.cancelInvoice`. */
export const recurringCalls = Object.freeze({
  start: defineCall({
    id: 'invoicing.startRecurring',
    method: 'POST',
    path: `${invoicesPath}:id/start/`,
    summary: 'Start a recurring invoice',
    description: 'The first invoice is made on the next date of its schedule.',
    params: ById,
    body: OnlyRevision,
    reply,
    access,
  }),
  pause: defineCall({
    id: 'invoicing.pauseRecurring',
    method: 'POST',
    path: `${invoicesPath}:id/pause/`,
    summary: 'Pause a recurring invoice',
    description: 'Dates that pass meanwhile get no invoice, not even later.',
    params: ById,
    body: OnlyRevision,
    reply,
    access,
  }),
  resume: defineCall({
    id: 'invoicing.resumeRecurring',
    method: 'POST',
    path: `${invoicesPath}:id/resume/`,
    summary: 'Resume a recurring invoice that is paused or has failed',
    description: 'The invoice that failed is made with its own date.',
    params: ById,
    body: OnlyRevision,
    reply,
    access,
  }),
  skip: defineCall({
    id: 'invoicing.skipRecurringDate',
    method: 'PUT',
    path: `${invoicesPath}:id/skipped-dates/:day/`,
    summary: 'Skip a coming date of a recurring invoice',
    params: OneDate,
    reply,
    access,
  }),
  unskip: defineCall({
    id: 'invoicing.unskipRecurringDate',
    method: 'DELETE',
    path: `${invoicesPath}:id/skipped-dates/:day/`,
    summary: 'Do not skip a date of a recurring invoice after all',
    params: OneDate,
    reply,
    access,
  }),
})
