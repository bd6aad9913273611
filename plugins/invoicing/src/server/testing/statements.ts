import type { TestClient } from '@ashlar/sdk/testing'
import type { Document, Statement } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { issued, line } from './invoicing-host.ts'

export const today = new Date().toISOString().slice(0, 10)

export const pathOf = (customer: number) => `/api/v1/admin/customers/${customer}/statement/`

export async function statementOf(client: TestClient, customer: number, query = ''): Promise<Statement> {
  const reply = await client.get(`${pathOf(customer)}${query}`)
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json().statement
}

export const exempt = (price: number, more: object = {}) => line(price, { taxClass: 'exempt', ...more })

/** An issued invoice over one line without tax, some days from today. */
export function billedOn(client: TestClient, days: number, price: number, customer_id: number): Promise<Document> {
  const invoiceDate = daysAfter(today, days)
  return issued(client, { customer_id, invoiceDate, dueDate: daysAfter(invoiceDate, 14), items: [exempt(price)] })
}
