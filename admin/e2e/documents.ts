// Documents of invoicing, made by calls: for tests that need some to begin with.
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'

export interface MadeDocument {
  readonly id: number
  readonly type: string
  readonly status: string
  readonly invoiceNumber: string
  readonly grandTotal: number
  readonly revision: number
  readonly items: readonly { readonly id: number; readonly name: string }[]
  readonly [member: string]: unknown
}

type Plural = 'quotes' | 'invoices' | 'work-orders'

const one = async (page: Page, method: 'GET' | 'POST', path: string, body?: object): Promise<MadeDocument> =>
  (await ask<{ invoice: MadeDocument }>(page, method, `/api/v1/admin/${path}`, body)).invoice

export const makeDraft = (page: Page, type: Plural, body: object): Promise<MadeDocument> =>
  one(page, 'POST', `${type}/`, body)

/** A document with its number. */
export async function makeIssued(page: Page, type: Plural, body: object): Promise<MadeDocument> {
  const { id } = await makeDraft(page, type, body)
  return one(page, 'POST', `${type}/${id}/issue/`, {})
}

export const documentOf = (page: Page, type: Plural, id: number): Promise<MadeDocument> =>
  one(page, 'GET', `${type}/${id}/`)

/** An invoice that was refunded, one cancelled, one archived, a quote that was declined and a draft that was deleted. */
export async function makeEnded(page: Page, body: object): Promise<void> {
  const refunded = await makeIssued(page, 'invoices', body)
  await one(page, 'POST', `invoices/${refunded.id}/payments/`, { amount: refunded.grandTotal, method: 'cash' })
  await one(page, 'POST', `invoices/${refunded.id}/refund/`, {
    items: refunded.items.map(({ id }) => ({ id, quantity: 1 })),
  })
  await one(page, 'POST', `invoices/${(await makeIssued(page, 'invoices', body)).id}/cancel/`, {})
  await one(page, 'POST', `invoices/${(await makeIssued(page, 'invoices', body)).id}/archive/`, {})
  await one(page, 'POST', `quotes/${(await makeIssued(page, 'quotes', body)).id}/decline/`, {})
  await ask(page, 'DELETE', `/api/v1/admin/quotes/${(await makeDraft(page, 'quotes', body)).id}/`)
}
