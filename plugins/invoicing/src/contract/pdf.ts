import { ById, defineCall, mediaType, permission } from '@ashlar/sdk'
import { invoicing } from '../module.ts'
import { accountDocumentsPath, invoicesPath, ownDocumentsPath, quotesPath, workOrdersPath } from './addresses.ts'
import { OwnSecret } from './customer-page.ts'

interface Kind {
  readonly name: string
  readonly path: typeof quotesPath | typeof invoicesPath | typeof workOrdersPath
  readonly area: 'quotes' | 'invoices' | 'work_orders'
  readonly one: string
}

const pdf = { reply: mediaType('application/pdf') }

const callOf = ({ name, path, area, one }: Kind) =>
  defineCall({
    id: `invoicing.get${name}Pdf`,
    method: 'GET',
    path: `${path}:id/pdf/`,
    summary: `Download a ${one} as PDF`,
    description:
      'That of an issued document is made once and never changes. A draft says on every page that it is one.',
    params: ById,
    ...pdf,
    access: permission(invoicing, area, 'can_view'),
  })

export const quotePdf = callOf({ name: 'Quote', path: quotesPath, area: 'quotes', one: 'quote' })
export const invoicePdf = callOf({ name: 'Invoice', path: invoicesPath, area: 'invoices', one: 'invoice' })
export const workOrderPdf = callOf({
  ...{ name: 'WorkOrder', path: workOrdersPath, area: 'work_orders', one: 'work order' },
})
export type PdfCall = typeof quotePdf | typeof invoicePdf | typeof workOrderPdf

export const ownDocumentPdf = defineCall({
  id: 'invoicing.getOwnDocumentPdf',
  method: 'GET',
  path: `${ownDocumentsPath}:secret/pdf/`,
  summary: 'Download a document as PDF by the link to it',
  params: OwnSecret,
  ...pdf,
  access: 'public',
  visitor: true,
})

export const accountDocumentPdf = defineCall({
  id: 'invoicing.getAccountDocumentPdf',
  method: 'GET',
  path: `${accountDocumentsPath}:id/pdf/`,
  summary: 'Download one of your documents as PDF',
  params: ById,
  ...pdf,
  access: 'signed-in',
})
