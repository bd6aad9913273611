import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Make a call as the person who is signed in, as a page of the admin would; gives the reply, which has to be a success. */
export async function ask<Reply = unknown>(page: Page, method: string, address: string, body?: object): Promise<Reply> {
  const { status, reply } = await page.evaluate(
    async ([how = '', where = '', json = '']) => {
      const headers = { 'content-type': 'application/json' }
      const sent = await fetch(where, json === '' ? { method: how } : { method: how, headers, body: json })
      return { status: sent.status, reply: await sent.json() }
    },
    [method, address, body ? JSON.stringify(body) : ''],
  )
  expect(status, `${method} ${address}: ${JSON.stringify(reply)}`).toBeLessThan(300)
  return reply
}
