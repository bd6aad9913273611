import { setTimeout as pause } from 'node:timers/promises'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as root from './index.ts'
import server from './server/index.ts'

const url = (entity: string) => `/api/v1/admin/${entity}/`

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@acme/desk', root, server }], jobs: true })
  owner = await host.signIn('owner')
  await owner.post(url('customers'), {
    ...{ firstname: 'Ruth', lastname: 'Hargreaves', email: 'ruth@example.com', phone: '5065550112', country: 'CA' },
    vehicles: [
      { id: 1, vin: 'JH2PC35', make: 'Norton', model: 'Commando', year: 1974, color: 'Teal', plate: 'ROPE 12' },
    ],
    custom_fields: [{ value: 'Harbour Lane' }],
  })
  await owner.post(url('customers'), { firstname: 'Bo', lastname: 'Tern', email: '', phone: '', country: 'CA' })
  await owner.post(url('products'), { name: 'Brass ferry bell', sku: 'BELL-07' })
  await owner.post(url('notes'), { title: 'Call back', customer_name: 'Ruth Hargreaves' })
})
afterAll(() => host?.close())

describe('searches of the command menu', () => {
  const found = async (entity: string, words: string) =>
    (await owner.get(`${url(entity)}?search=${encodeURIComponent(words)}`)).json().results.rows

  it('API-109, CMD-024: a customer comes with all that the menu shows', async () => {
    expect(await found('customers', 'ruth')).toEqual([
      {
        ...{ customer_id: expect.any(Number), firstname: 'Ruth', lastname: 'Hargreaves', email: 'ruth@example.com' },
        ...{ phone: '5065550112', country: 'CA', custom_fields: [{ value: 'Harbour Lane' }] },
        vehicles: [
          { id: 1, vin: 'JH2PC35', make: 'Norton', model: 'Commando', year: 1974, color: 'Teal', plate: 'ROPE 12' },
        ],
      },
    ])
  })

  it.each(['hargr', 'ruth@ex', '50655', 'jh2', 'nort', 'comm', '1974', 'teal', 'rope', 'harbour'])(
    'CMD-029, CMD-030, CMD-031: a customer is found by “%s”',
    async (words) => {
      expect(await found('customers', words)).toHaveLength(1)
    },
  )

  it('API-111, CMD-035, CMD-037, OPEN-108: a product is found by its SKU, with both ids the same', async () => {
    const [product] = await found('products', 'bell-07')
    expect(product).toEqual({ id: product.id, product_id: product.id, name: 'Brass ferry bell', sku: 'BELL-07' })
  })

  it('API-110: a note comes with its title and customer', async () => {
    expect(await found('notes', 'call')).toMatchObject([{ title: 'Call back', customer_name: 'Ruth Hargreaves' }])
  })
})

it('PERM-105, PERM-106, PERM-107, PERM-108, PERM-109: what belongs to the enterprise plan is refused below it by the server', async () => {
  const [platform, other] = [await host.signIn('platform'), await host.signIn('owner', 'b')]
  const refused = async () => [
    (await other.get(url('notes'))).json().code,
    (await other.post(url('notes'), { title: 'x', customer_name: '' })).json().code,
    (await other.post(url('quotes'), { title: 'x' })).json().code,
    (await other.post(url('projects'), { title: 'x' })).json().code,
    (await other.post(url('tasks'), { title: 'x' })).json().code,
  ]
  expect(await refused()).toEqual(Array(5).fill(undefined))
  await platform.put(`/api/v1/admin/tenants/${other.tenant.id}/`, { plan: 'standard' })
  expect(await refused()).toEqual(Array(5).fill('PLAN_REQUIRED'))
  expect((await other.get(url('customers'))).statusCode).toBe(200)
})

describe('import from a file (OPEN-121)', () => {
  const path = `${url('customers')}import/`
  const send = (client: TestClient, text: string) => {
    const boundary = 'cut-here'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\ncontent-type: text/csv\r\n\r\n`
    return client.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'sec-fetch-site': 'same-origin' },
      payload: `${head}${text}\r\n--${boundary}--\r\n`,
    })
  }
  const total = async (client: TestClient) => (await client.get(url('customers'))).json().results.total
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await pause(50)
  }

  it('is taken, and done in the background', async () => {
    const before = await total(owner)
    const rows = Array.from({ length: 230 }, (_, index) => `Person,${index},p${index}@example.com`)
    const reply = await send(owner, `firstname,lastname,email\n${rows.join('\n')}`)
    expect(reply.statusCode).toBe(202)
    expect(reply.json().import).toMatchObject({ id: expect.any(String), fileName: 'people.csv', total: 230 })
    await until(async () => (await total(owner)) === before + 230)
  })

  it.each([
    ['a file that lacks a column', 'firstname,email\nA,b', 422, 'IMPORT_NO_COLUMNS'],
    ['a file without rows', 'firstname,lastname,email\n', 422, 'IMPORT_NO_ROWS'],
    ['a file that is no text', 'firstname,lastname,email\n\0', 422, 'IMPORT_NO_TEXT'],
  ])('refuses %s', async (_, text, status, code) => {
    const reply = await send(owner, text)
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
  })

  it('refuses what is no upload, and who may not', async () => {
    expect((await owner.post(path, { file: 'x' })).json().code).toBe('MEDIA_NO_FORM')
    expect((await send(await host.signIn('staff'), 'firstname,lastname,email\nA,B,c')).statusCode).toBe(403)
  })
})
