import { defineRoutes, type Routes, sendFile } from '@ashlar/sdk/server'
import {
  accountDocumentPdf,
  invoicePdf,
  type OwnType,
  ownDocumentPdf,
  type PdfCall,
  quotePdf,
  workOrderPdf,
} from '../../contract.ts'
import { bySecret, CustomerPageService } from '../customer-page/customer-page.service.ts'
import { whoAsks } from '../who-asks.ts'
import { Papers } from './papers.service.ts'

const routesOf = (call: PdfCall, types: readonly OwnType[]): Routes =>
  defineRoutes([Papers], (app, papers) => {
    app.call(call, async ({ params }, reply) => sendFile(reply, await papers.open(types, params.id)))
  })

export const paperRoutes = [
  routesOf(quotePdf, ['quote']),
  routesOf(workOrderPdf, ['work-order']),
  routesOf(invoicePdf, ['invoice', 'recurring', 'refund']),
  defineRoutes([Papers, CustomerPageService], (app, papers, documents) => {
    app.call(ownDocumentPdf, async ({ params }, reply) => sendFile(reply, await papers.openBy(bySecret(params.secret))))
    app.call(accountDocumentPdf, async ({ params, actor }, reply) =>
      sendFile(reply, await papers.openBy(documents.byAccount(whoAsks(actor), params.id))),
    )
  }),
]
