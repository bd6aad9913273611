import type { NewCustomValues } from '@ashlar/sdk'
import { customFields, type Transaction } from '@ashlar/sdk/server'
import type { Static } from 'typebox'
import { invoiceFields, quoteFields, workOrderFields } from '../../contract/custom-fields.ts'

/** Values of the fields that a website adds to its documents. */
export const fieldsOfDocuments = customFields(invoiceFields, quoteFields, workOrderFields)

/** The values of one document. */
export const valuesOf = async (tx: Transaction, id: number) => (await fieldsOfDocuments.ofMany(tx, [id])).get(id) ?? {}

/** Values as they are sent. */
export const sentValues = (values: Readonly<Record<string, string>>): Static<typeof NewCustomValues> =>
  Object.entries(values).map(([id, value]) => ({ id, value }))
