import { People, type Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAs } from '../../data/index.ts'
import { type Browser, InstallationUnderTest, password } from './installation-under-test.ts'

const assignees = '/api/v1/admin/assignees/'
let site: InstallationUnderTest
let first: Tenant
let second: Tenant
let owner: Browser
const guids = new Map<string, string>()

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  first = await site.tenant('First')
  second = await site.tenant('Second')
  owner = await site.person(first, 'owner')
  const add = async (tenant: Tenant, displayName: string, roleId: 2 | 5 | 6) => {
    const email = `${displayName.split(' ')[0]?.toLowerCase()}@example.com`
    const { guid } = await site.accounts.create({
      ...{ tenant: tenant.guid, email, password, displayName, roleId, isPlatformAdministrator: false },
    })
    guids.set(displayName, guid)
  }
  await add(first, 'Ada Kiln', 2)
  await add(first, 'Ben Mortar', 5)
  await add(first, 'Cleo Buyer', 6)
  await add(second, 'Dan Elsewhere', 5)
  await add(first, 'Eve Gone', 5)
  await site.db.admin('update core.account set disabled_at = now() where guid = $1', [guids.get('Eve Gone')])
})
afterAll(() => site?.close())

const namesOf = async (browser: Browser, query = '') =>
  (await browser.get(`${assignees}${query}`)).json().results.rows.map((row: { displayName: string }) => row.displayName)

describe('assignees', () => {
  it('are the staff of the website by name, without customers and disabled people (API-309, ASSIGN-001, OPEN-350)', async () => {
    const { statusCode, body } = await owner.get(`${assignees}?search=ada`)
    expect(statusCode).toBe(200)
    expect(JSON.parse(body).results).toEqual({
      rows: [{ id: expect.any(Number), displayName: 'Ada Kiln', firstname: 'Ada' }],
      total: 1,
    })
    expect(await namesOf(owner)).toEqual(['Ada Kiln', 'Ben Mortar', 'Person'])
    expect(await namesOf(owner, '?search=cleo')).toEqual([])
    expect(await namesOf(owner, '?search=eve')).toEqual([])
    expect(await namesOf(owner, '?search=dan')).toEqual([])
  })

  it('are shown to staff alone', async () => {
    expect((await site.browser(first).get(assignees)).statusCode).toBe(401)
    expect((await (await site.person(first, 'customer')).get(assignees)).statusCode).toBe(403)
    expect((await (await site.person(first, 'staff')).get(assignees)).statusCode).toBe(200)
  })
})

describe('People', () => {
  it('are found by id and by guid, customers and disabled ones too, on their own website only', async () => {
    const people = site.host.composition.resolve(People)
    await runAs({ tenant: first }, async () => {
      const cleo = await people.find(guids.get('Cleo Buyer') ?? '')
      const eve = await people.find(guids.get('Eve Gone') ?? '')
      expect(cleo).toEqual({
        ...{ id: expect.any(Number), guid: guids.get('Cleo Buyer'), displayName: 'Cleo Buyer' },
        ...{ email: 'cleo@example.com', role_id: 6 },
      })
      const found = await people.byIds([cleo?.id ?? 0, eve?.id ?? 0, 999_999])
      expect([...found.values()].map(({ displayName }) => displayName).sort()).toEqual(['Cleo Buyer', 'Eve Gone'])
      expect(await people.find(guids.get('Dan Elsewhere') ?? '')).toBeUndefined()
      expect(await people.find('nobody')).toBeUndefined()
      expect((await people.byIds([])).size).toBe(0)
      // Neither a customer nor a disabled account can be given work.
      const ada = (await people.staff({ search: 'ada' }))[0]
      const asked = [ada, cleo, eve].map((each) => each?.id ?? 0)
      expect(await people.staff({ ids: asked, limit: 100 })).toEqual([ada])
      expect(await people.staff({ ids: [] })).toEqual([])
    })
    await runAs({ tenant: second }, async () => {
      expect((await people.staff()).map(({ displayName }) => displayName)).toEqual(['Dan Elsewhere'])
    })
  })
})
