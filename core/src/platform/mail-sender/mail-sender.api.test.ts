import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { mailTransport } from '../mail/mail-transport.fixtures.ts'

const url = '/api/v1/admin/mails/sender/'
const dns: Record<string, readonly string[]> = {}
let host: InMemoryHost
beforeAll(async () => {
  host = await testHost({ packages: [mailTransport().package], dns })
})
afterAll(() => host.close())

const mailHealth = async () => {
  const platform = await host.signIn('platform')
  const { subjects } = (await platform.get('/api/v1/admin/health/')).json().results
  return subjects.find(({ id }: { id: string }) => id === 'mail')
}

test('the records of the sender are shown with their state, and incomplete ones on the health screen', async () => {
  const owner = await host.signIn('owner')
  expect((await owner.get(url)).json().results).toEqual({ domain: '', state: 'none', records: [] })
  const saved = { mail_from_address: 'Post@Kiln.example', mail_dkim_selector: 's1' }
  expect((await owner.put('/api/v1/admin/settings/', saved)).statusCode).toBe(200)
  const { results } = (await owner.get(url)).json()
  expect(results).toMatchObject({ domain: 'kiln.example', state: 'attention' })
  expect(results.records).toMatchObject([
    { kind: 'spf', state: 'missing', value: 'v=spf1 a:mail.example.com ~all' },
    { kind: 'dkim', state: 'missing', name: 's1._domainkey.kiln.example' },
    { kind: 'dmarc', state: 'missing' },
  ])
  expect(await mailHealth()).toMatchObject({
    facts: expect.arrayContaining([{ name: 'Websites whose sender is not set up', value: '1: Tenant A' }]),
  })
  dns['kiln.example'] = ['v=spf1 a:mail.example.com ~all']
  dns['s1._domainkey.kiln.example'] = ['v=DKIM1; p=MIIB']
  dns['_dmarc.kiln.example'] = ['v=DMARC1; p=none']
  expect((await owner.get(url)).json().results.state).toBe('good')
  expect((await mailHealth()).facts).toContainEqual({ name: 'Websites whose sender is not set up', value: '0' })
})

test('the records are for those who may see the settings', async () => {
  expect((await (await host.signIn('staff')).get(url)).statusCode).toBe(403)
  expect((await host.visitor().get(url)).statusCode).toBe(401)
})
