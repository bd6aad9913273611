import type { DashboardArrangement } from '@ashlar/sdk/platform'
import { roles, type Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest, password } from '../identity/installation-under-test.ts'

const path = '/api/v1/admin/dashboard/'
let site: InstallationUnderTest
let first: Tenant
let owner: Browser
let staff: Browser

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  first = await site.tenant('First')
  owner = await site.person(first, 'owner')
  staff = await site.person(first, 'staff')
})
afterAll(() => site?.close())

const usual = { widgets: [], hidden: [] }
const arrangement = async (browser: Browser) =>
  (await browser.get(path)).json<{ dashboard: DashboardArrangement }>().dashboard

const rows = async () => (await site.db.admin('select from core.dashboard_arrangement')).length

async function arrange(browser: Browser, dashboard: DashboardArrangement): Promise<void> {
  const reply = await browser.send('PUT', path, dashboard)
  expect(reply.statusCode, reply.body).toBe(200)
}

describe('the dashboard of a person', () => {
  it('keeps its order and what is hidden, for this person and this website alone', async () => {
    const own = { widgets: ['visits/top-pages', 'admin/key-figures'], hidden: ['admin/activity'] }
    expect(await arrangement(owner)).toEqual(usual)
    await arrange(owner, own)
    expect([await arrangement(owner), await arrangement(staff)]).toEqual([own, usual])
    await arrange(owner, { ...own, hidden: [] })
    expect(await arrangement(owner)).toEqual({ ...own, hidden: [] })
    const elsewhere = await site.person(await site.tenant('Second'), 'owner')
    expect(await arrangement(elsewhere)).toEqual(usual)
  })

  it('is the usual one again when nothing is arranged, and then nothing is stored', async () => {
    await arrange(owner, { widgets: ['admin/activity'], hidden: [] })
    await arrange(owner, usual)
    expect(await arrangement(owner)).toEqual(usual)
    expect(await rows()).toBe(0)
  })

  it('goes with the account', async () => {
    const { email, id } = await site.account(first, roles.editor)
    const leaving = site.browser(first)
    await leaving.signIn(email, password)
    await arrange(leaving, { widgets: [], hidden: ['admin/activity'] })
    expect(await rows()).toBe(1)
    expect((await owner.send('DELETE', `/api/v1/admin/users/${id}/`)).statusCode).toBe(200)
    expect(await rows()).toBe(0)
  })

  it('is not for customers, and takes no more and nothing else than keys of widgets', async () => {
    const customer = await site.person(first, 'customer')
    expect((await customer.get(path)).statusCode).toBe(403)
    const many = Array.from({ length: 201 }, (_, index) => `admin/widget-${index}`)
    for (const wrong of [
      { widgets: ['Admin/Activity'], hidden: [] },
      { widgets: ['admin'], hidden: [] },
      { widgets: ['admin/activity', 'admin/activity'], hidden: [] },
      { widgets: many, hidden: [] },
      { widgets: [] },
    ]) {
      expect((await owner.send('PUT', path, wrong)).statusCode, JSON.stringify(wrong)).toBe(422)
    }
  })
})
