import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { added, customersHost, customersPath, found } from '../testing/customers-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await customersHost()
  host = made.host
  owner = made.owner
  other = made.other
})
afterAll(() => host?.close())

const ruth = {
  ...{ firstname: ' Ruth ', lastname: 'Hargreaves', email: 'Ruth@Example.com', phone: '+15065550112', country: 'CA' },
  ...{
    address: '4 Harbour Lane',
    address_2: 'Unit 2',
    mail_consent: true,
    city: 'Saint John',
    province: 'NB',
    postal: 'E2L 1A1',
    source: 'phone',
  },
}

describe('a customer', () => {
  it('is created, shown, changed and deleted (API-109, CMD-024, OPEN-360)', async () => {
    const created = await owner.post(customersPath, ruth)
    expect(created.statusCode).toBe(201)
    const { customer } = created.json()
    expect(customer).toMatchObject({
      ...ruth,
      ...{ firstname: 'Ruth', email: 'ruth@example.com', company: '', vehicles: [], revision: 1 },
    })
    const path = `${customersPath}${customer.customer_id}/`
    expect((await owner.get(path)).json().customer).toEqual(customer)
    const changed = await owner.put(path, { lastname: 'Wren', revision: 1 })
    expect(changed.json().customer).toMatchObject({ firstname: 'Ruth', lastname: 'Wren', revision: 2 })
    expect((await owner.delete(path)).json()).toEqual({ success: true })
    expect((await owner.get(path)).json().code).toBe('CUSTOMERS_UNKNOWN_CUSTOMER')
    expect(await found(owner, 'search=ruth')).toEqual([])
  })

  it.each(['email', 'phone', 'in_person', 'other', 'admin'])(
    'takes the contact source “%s” (CUST-001, OPEN-316)',
    async (source) => {
      const reply = await owner.post(customersPath, { firstname: 'Source', source })
      expect(reply.json().customer.source).toBe(source)
    },
  )

  it.each([
    ['a source that does not exist', { firstname: 'A', source: 'web' }, 422, 'source'],
    ['neither a name nor an email', { lastname: 'Only' }, 422, 'firstname'],
    ['an email address that is none', { firstname: 'A', email: 'a@' }, 422, 'email'],
    ['a country that is none', { firstname: 'A', country: 'Canada' }, 422, 'country'],
    ['a member that does not exist', { firstname: 'A', role_id: 1 }, 400, 'role_id'],
    ['a name of 81 letters', { firstname: 'x'.repeat(81) }, 422, 'firstname'],
  ])('is refused with %s (OPEN-360)', async (_, body, status, path) => {
    const reply = await owner.post(customersPath, body)
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([status, path])
  })

  it('is refused with the email address of another one of the website, in any case (OPEN-360)', async () => {
    await added(owner, { firstname: 'Bo', email: 'bo@example.com' })
    const again = await owner.post(customersPath, { firstname: 'Bo', email: 'BO@example.com' })
    expect([again.statusCode, again.json().code, again.json().errors[0].path]).toEqual([
      409,
      'CUSTOMERS_EMAIL_TAKEN',
      'email',
    ])
    const id = await added(owner, { firstname: 'Else' })
    const change = await owner.put(`${customersPath}${id}/`, { email: 'bo@example.com' })
    expect([change.statusCode, change.json().code]).toEqual([409, 'CUSTOMERS_EMAIL_TAKEN'])
    expect((await other.post(customersPath, { firstname: 'Bo', email: 'bo@example.com' })).statusCode).toBe(201)
  })

  it('that somebody else changed meanwhile is not overwritten: the reply has the present one', async () => {
    const id = await added(owner, { firstname: 'Two', lastname: 'Tabs' })
    const path = `${customersPath}${id}/`
    await owner.put(path, { lastname: 'First', revision: 1 })
    const late = await owner.put(path, { lastname: 'Second', revision: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'CUSTOMERS_CHANGED_SINCE'])
    expect(late.json().customer).toMatchObject({ lastname: 'First', revision: 2 })
    expect((await owner.put(path, { lastname: 'Second' })).json().customer.lastname).toBe('Second')
  })

  it('belongs to its website', async () => {
    const id = await added(owner, { firstname: 'Mine', email: 'mine@example.com' })
    const path = `${customersPath}${id}/`
    const replies = [await other.get(path), await other.put(path, { firstname: 'Yours' }), await other.delete(path)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(await found(other, 'search=mine')).toEqual([])
  })

  it('is made by nobody who may only view, and seen by no shopper', async () => {
    const staff = await host.signIn('staff')
    const shopper = await host.signIn('customer')
    expect((await shopper.get(customersPath)).statusCode).toBe(403)
    expect((await staff.get(customersPath)).statusCode).toBe(200)
    for (const client of [staff, shopper]) {
      expect((await client.post(customersPath, { firstname: 'A' })).statusCode).toBe(403)
    }
  })
})

describe('the list of customers', () => {
  it('finds by name, company, email and phone (CMD-029)', async () => {
    const id = await added(owner, {
      ...{ firstname: 'Éloïse', lastname: 'Quill', company: 'Fogo Rooms', email: 'stay@fogo.example' },
      phone: '+1 709 555 0166',
    })
    for (const words of ['quill', 'fogo', 'stay@fo', '7095550166'.padStart(11, '1'), 'quill fogo'])
      expect(await found(owner, `search=${encodeURIComponent(words)}`)).toEqual([id])
    expect(await found(owner, 'search=quill%20nowhere')).toEqual([])
  })

  it('sorts by last name without case and accents, and narrows by source, country and city', async () => {
    const [zoe, adam, emil] = [
      await added(owner, { firstname: 'Zoë', lastname: 'adair', country: 'NO', city: 'Ålesund', source: 'email' }),
      await added(owner, { firstname: 'Adam', lastname: 'Émery', country: 'NO', city: 'alesund' }),
      await added(owner, { firstname: 'Emil', lastname: 'Berg', country: 'NO', city: 'Bergen' }),
    ]
    expect(await found(owner, 'country=NO')).toEqual([zoe, emil, adam])
    expect(await found(owner, 'country=NO&orderBy=name&orderDirection=DESC')).toEqual([adam, emil, zoe])
    expect(await found(owner, 'country=NO&city=ALESUND')).toEqual([zoe, adam])
    expect(await found(owner, 'country=NO&source=email')).toEqual([zoe])
    const { total } = (await owner.get(`${customersPath}?country=NO&itemsPerPage=1`)).json().results
    expect(total).toBe(3)
  })

  it('is exported with the filter and the columns that were asked for', async () => {
    const reply = await owner.get(`${customersPath}?format=csv&country=NO&columns=name,city`)
    expect(reply.headers['content-type']).toContain('text/csv')
    expect(reply.body.trim().split(/\r?\n/).slice(1)).toEqual([
      'Zoë adair,Ålesund',
      'Emil Berg,Bergen',
      'Adam Émery,alesund',
    ])
  })

  it('is exported whole, each customer once, in every order', async () => {
    await host.sql`insert into customers.customer (tenant_id, firstname, city, city_key, name_key, country)
      select ${other.tenant.guid}::uuid, 'Many ' || n, 'Pictou', 'pictou', 'same' || n % 2, 'JM'
      from generate_series(1, 1203) n`
    const names = new Set(Array.from({ length: 1203 }, (_, index) => `Many ${index + 1}`))
    for (const order of ['name', 'city', 'createdAt']) {
      for (const direction of ['asc', 'desc']) {
        const query = `format=csv&country=JM&columns=firstname&orderBy=${order}&orderDirection=${direction}`
        const lines = (await other.get(`${customersPath}?${query}`)).body.trim().split(/\r?\n/).slice(1)
        expect([order, direction, lines.length, new Set(lines)]).toEqual([order, direction, 1203, names])
      }
    }
  })
})
