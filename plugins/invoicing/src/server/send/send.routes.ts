import { defineRoutes, type Routes } from '@ashlar/sdk/server'
import { invoiceMail, type MailCalls, type OwnType, quoteMail, workOrderMail } from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { SendService } from './send.service.ts'

const routesOf = (calls: MailCalls, types: readonly OwnType[]): Routes =>
  defineRoutes([SendService], (app, sending) => {
    app.call(calls.preview, async ({ params }) => ({ mail: await sending.preview(types, params.id) }))
    app.call(calls.send, async ({ params, body, actor }) => ({
      invoice: await sending.send(types, params.id, body, whoAsks(actor).displayName),
    }))
    app.call(calls.takeBack, async ({ params, actor }) => ({
      invoice: await sending.takeBack(types, params.id, whoAsks(actor).displayName),
    }))
  })

export const sendRoutes = [
  routesOf(quoteMail, ['quote']),
  routesOf(workOrderMail, ['work-order']),
  routesOf(invoiceMail, ['invoice', 'recurring', 'refund']),
]
