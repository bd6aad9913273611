import { afterAll, beforeAll, expect, it } from 'vitest'
import { productsPath, storeHost } from '../testing/store-host.ts'

let made: Awaited<ReturnType<typeof storeHost>>
beforeAll(async () => {
  made = await storeHost()
})
afterAll(() => made?.host.close())

const megabyte = 1024 * 1024

it('a file of another kind with 50 MB is refused in words, and little of it is in memory', async () => {
  const line = `INV-1,${'x'.repeat(180)},5.00,2026-01-01\n`
  const rows = line.repeat(Math.ceil((50 * megabyte) / line.length))
  const start =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="invoices.csv"\r\ncontent-type: text/csv\r\n\r\n'
  const payload = Buffer.from(`${start}invoice,note,total,due\n${rows}\r\n--x--\r\n`)
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' }
  const reply = await made.owner.inject({ method: 'POST', url: `${productsPath}import/`, headers, payload })
  clearInterval(watch)
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'IMPORT_OTHER_KIND'])
  expect(reply.json().error).toMatch(/^This file does not look like products\./)
  // The request itself is in this process, too.
  expect((most - before) / megabyte).toBeLessThan(60)
})
