import { defineRoutes, type Routes, sendFile } from '@ashlar/sdk/server'
import { invoicePdf, type OwnType, ownDocumentPdf, type PdfCall, quotePdf, workOrderPdf } from '../../contract.ts'
import { Papers } from './papers.service.ts'

const routesOf = (call: PdfCall, types: readonly OwnType[]): Routes =>
  defineRoutes([Papers], (app, papers) => {
    app.call(call, async ({ params }, reply) => sendFile(reply, await papers.open(types, params.id)))
  })

export const paperRoutes = [
  routesOf(quotePdf, ['quote']),
  routesOf(workOrderPdf, ['work-order']),
  routesOf(invoicePdf, ['invoice', 'recurring', 'refund']),
  defineRoutes([Papers], (app, papers) => {
    app.call(ownDocumentPdf, async ({ params }, reply) => sendFile(reply, await papers.byLink(params.secret)))
  }),
]
