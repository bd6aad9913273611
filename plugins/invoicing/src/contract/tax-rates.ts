import { defineCall, Id, permission } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { invoicing } from '../module.ts'
import { invoicingPath } from './addresses.ts'

const Rates = Type.Array(Type.Object({ name: Type.String(), rate: Type.Number() }))

/** What taxes are on a document: for its totals while it is written. The server computes them itself. */
export const DocumentTaxes = Type.Object({
  pricesIncludeTax: Type.Boolean(),
  /** The default class first. */
  classes: Type.Array(Type.Object({ id: Id, name: Type.String(), isDefault: Type.Boolean(), rates: Rates })),
})
export type DocumentTaxes = Static<typeof DocumentTaxes>

export const getDocumentTaxes = defineCall({
  id: 'invoicing.getDocumentTaxes',
  method: 'GET',
  path: `${invoicingPath}taxes/`,
  summary: 'Show the taxes of a customer on a day',
  query: Type.Object(
    { customer_id: Type.Optional(Id), date: Type.String({ format: 'date' }) },
    { additionalProperties: false },
  ),
  reply: { taxes: DocumentTaxes },
  access: permission(invoicing, 'invoices', 'can_view'),
})
