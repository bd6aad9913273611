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
