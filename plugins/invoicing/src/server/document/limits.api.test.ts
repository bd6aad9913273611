import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Document } from '../../contract.ts'
import { done, draft, invoicesPath, invoicingHost, issued, line } from '../testing/invoicing-host.ts'
import { readPdf } from '../testing/read-pdf.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  ;({ host, owner } = await invoicingHost())
})
afterAll(() => host?.close())

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => line(at + 1, { name: `Line ${at + 1}`, taxClass: 'exempt' }))

const refusal = async (reply: ReturnType<TestClient['get']>) => {
  const { statusCode, json } = await reply
  const { error, errors } = json()
  return { statusCode, error, path: errors?.[0]?.path }
}

async function pagesOf({ id }: Pick<Document, 'id'>): Promise<readonly (readonly string[])[]> {
  const reply = await owner.get(`${invoicesPath}${id}/pdf/`)
  expect(reply.statusCode).toBe(200)
  return (await readPdf(reply.rawPayload)).pages
}

describe('a document of very many lines', () => {
  it('is refused with a sentence when it is written or changed, and leaves nothing behind (T15)', async () => {
    const wanted = { statusCode: 422, error: '"items" must NOT have more than 1000 items.', path: 'items' }
    expect(await refusal(owner.post(invoicesPath, { items: lines(5_000) }))).toEqual(wanted)
    const { id, revision } = await draft(owner)
    expect(await refusal(owner.put(invoicesPath, { id, revision, items: lines(5_000) }))).toEqual(wanted)
    expect(await done(owner.get(`${invoicesPath}${id}/`))).toMatchObject({ revision, items: [{ name: 'Work' }] })
    const [stored] = await host.sql<{ count: number }>`select count(*)::integer from invoicing.document_line`
    expect(stored?.count).toBe(1)
  })

  it('is issued, and its PDF has every line of the most that are allowed (T15, T19)', async () => {
    const invoice = await issued(owner, { items: lines(1_000) })
    expect(invoice).toMatchObject({ status: 'pending_payment', grandTotal: 500_500 })
    const pages = await pagesOf(invoice)
    const shown = pages.flat().flatMap((text) => /^Line (\d+) 1 /.exec(text)?.[1] ?? [])
    expect(shown).toEqual(lines(1_000).map((_, at) => String(at + 1)))
    expect(pages.at(-1)?.join('|')).toContain('Total CA$5,005.00')
    expect(pages.at(-1)?.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
  }, 60_000)
})

describe('quantities and prices', () => {
  const most = 100_000_000_000_000

  it('are exact at their limits, and printed so (T19)', async () => {
    const exempt = { taxClass: 'exempt' }
    const items = [
      line(most, exempt),
      line(90_000_000, { ...exempt, quantity: 1_000_000 }),
      line(499, { ...exempt, quantity: 0.001 }),
      line(500, { ...exempt, quantity: 0.001 }),
      line(500, { ...exempt, quantity: -0.001 }),
      line(-most, exempt),
    ]
    const invoice = await issued(owner, { items })
    expect(invoice.items.map(({ total }) => total)).toEqual([most, 90_000_000_000_000, 0, 1, -1, -most])
    expect(invoice.grandTotal).toBe(90_000_000_000_000)
    const text = (await pagesOf(invoice)).flat().join('|')
    expect(text).toContain('1,000,000 CA$900,000.00')
    expect(text).toContain('Total CA$900,000,000,000.00')
  })

  it.each([
    ['a price above', { unitPrice: most + 1 }, 'items/0/unitPrice'],
    ['a price below', { unitPrice: -most - 1 }, 'items/0/unitPrice'],
    ['a quantity above', { quantity: 1_000_000.001 }, 'items/0/quantity'],
    ['a quantity below', { quantity: -1_000_000.001 }, 'items/0/quantity'],
    ['a fourth decimal', { quantity: 0.0001 }, 'items/0/quantity'],
    ['a total too large to be exact', { unitPrice: most, quantity: 1_000_000 }, 'items'],
  ])('are refused beyond them: %s (T19)', async (_, more, path) => {
    const reply = await refusal(owner.post(invoicesPath, { items: [line(1, more)] }))
    expect(reply).toEqual({ statusCode: 422, error: expect.stringMatching(/^.+\.$/), path })
  })
})
