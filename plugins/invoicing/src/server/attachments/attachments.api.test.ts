import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  draft,
  invoicesPath,
  invoicingHost,
  issued,
  newCustomer,
  quotesPath,
  workOrdersPath,
} from '../testing/invoicing-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await invoicingHost()
  host = made.host
  owner = made.owner
  other = made.other
})
afterAll(() => host?.close())

const boundary = 'parts'
/** A text file in a form. */
const sent = (client: TestClient, path: string, text = 'Wiring') =>
  client.inject({
    ...{ method: 'POST', url: path },
    headers: {
      ...{ cookie: client.cookie, origin: client.tenant.origin, host: new URL(client.tenant.origin).host },
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: [
      `--${boundary}`,
      'content-disposition: form-data; name="file[]"; filename="wiring.txt"',
      'content-type: text/plain',
      '',
      text,
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  })
const names = async (path: string, client = owner): Promise<string[]> =>
  (await client.get(path)).json().results.rows.map(({ name }: { name: string }) => name)

it('belong to drafts and to issued documents, which they do not change', async () => {
  for (const path of [quotesPath, invoicesPath, workOrdersPath])
    for (const made of [await draft(owner, { path }), await issued(owner, { path })]) {
      const files = `${path}${made.id}/files/`
      const reply = await sent(owner, files)
      expect([reply.statusCode, reply.json().files?.[0]?.name], reply.body).toEqual([201, 'wiring.txt'])
      expect(await names(files)).toEqual(['wiring.txt'])
      const [file] = reply.json().files
      expect((await owner.get(`${files}${file.id}/`)).body).toBe('Wiring')
      expect((await owner.get(`${path}${made.id}/`)).json().invoice.revision).toBe(made.revision)
      expect((await owner.delete(`${files}${file.id}/`)).statusCode).toBe(200)
      expect(await names(files)).toEqual([])
    }
})

it('are those of their website, their address and whoever has the right (T1, T2)', async () => {
  const { id } = await issued(owner)
  const { files } = (await sent(owner, `${invoicesPath}${id}/files/`)).json()
  const manager = await host.signIn('manager')
  const editor = await host.signIn('editor')
  for (const [client, path, status] of [
    [other, invoicesPath, 404],
    [owner, quotesPath, 404],
    [owner, workOrdersPath, 404],
    [manager, invoicesPath, 403],
    [editor, quotesPath, 403],
  ] as const) {
    const at = `${path}${id}/files/`
    for (const reply of [
      await client.get(at),
      await client.get(`${at}${files[0].id}/`),
      await client.delete(`${at}${files[0].id}/`),
      await sent(client, at),
    ])
      expect(reply.statusCode, `${path} ${reply.body}`).toBe(status)
  }
  const another = await issued(owner)
  expect((await owner.get(`${invoicesPath}${another.id}/files/${files[0].id}/`)).statusCode).toBe(404)
  expect(await names(`${invoicesPath}${id}/files/`)).toEqual(['wiring.txt'])
})

it('are deleted when the customer is erased, and the issued document stays', async () => {
  const customer_id = await newCustomer(owner)
  const { id } = await issued(owner, { customer_id })
  await sent(owner, `${invoicesPath}${id}/files/`)
  const reply = await owner.post(`/api/v1/admin/customers/${customer_id}/erase/`, {})
  expect(reply.statusCode, reply.body).toBeLessThan(300)
  expect(await names(`${invoicesPath}${id}/files/`)).toEqual([])
  expect((await owner.get(`${invoicesPath}${id}/`)).json().invoice.status).toBe('pending_payment')
})
