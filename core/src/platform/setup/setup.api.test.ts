import type { SetupStep } from '@ashlar/sdk/platform'
import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { mailTransport } from '../mail/mail-transport.fixtures.ts'
import { hasAddress } from './setup.service.ts'

const url = '/api/v1/admin/setup/'
const transport = mailTransport()
transport.state.isSetUp = false

let host: InMemoryHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [transport.package] })
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

const done = async (client = owner): Promise<string[]> =>
  (await client.get(url)).json().steps.flatMap(({ name, isDone }: SetupStep) => (isDone ? [name] : []))

describe('the list of what is left to set up', () => {
  it('reads each step from what the website has', async () => {
    const stranger = await host.signIn('owner', 'b')
    const [before, others] = [await done(), await done(stranger)]
    expect(before).not.toContain('mail')
    transport.state.isSetUp = true
    expect(await done()).toContain('mail')

    await host.sql`delete from core.page`
    await host.sql`delete from core.setting`
    expect(await done()).not.toEqual(expect.arrayContaining(['page']))
    const page = await owner.post('/api/v1/admin/pages/', { title: 'Hello', slug: 'hello', status: 'draft' })
    expect(page.statusCode, page.body).toBe(201)
    expect(await done()).not.toContain('page')
    await host.sql`update core.page set status = 'published'`
    expect(await done()).toContain('page')

    expect(await done()).not.toContain('theme')
    await host.sql`insert into core.setting (tenant_id, key, value)
      values (${host.tenants.a.guid}, 'theme_color_primary', '"#123456"')`
    expect(await done()).toContain('theme')

    expect(await done()).not.toContain('backup')
    await host.sql`insert into core.tenant_archive (id, tenant_id, kind, state, file_name, expires_at)
      values (gen_random_uuid(), ${host.tenants.a.guid}, 'export', 'done', 'a.ashlar', now() + interval '1 day')`
    expect(await done()).toContain('backup')
    expect((await done(stranger)).filter((name) => name !== 'mail')).toEqual(
      others.filter((name) => name !== 'mail' && name !== 'page'),
    )
  })

  it('counts a host name that others can reach as an address', () => {
    expect(
      ['lark.example.com', 'lark.localhost', 'localhost', '10.0.0.7', '[::1]', 'intranet'].map(hasAddress),
    ).toEqual([true, false, false, false, false, false])
  })

  it('is put away for everybody by whoever may change settings, and comes back', async () => {
    const manager = await host.signIn('manager')
    expect((await owner.put(url, { isDismissed: true })).json()).toMatchObject({ isDismissed: true })
    expect((await manager.get(url)).json()).toMatchObject({ isDismissed: true })
    expect((await (await host.signIn('owner', 'b')).get(url)).json()).toMatchObject({ isDismissed: false })
    const editor = await host.signIn('editor')
    expect([(await editor.get(url)).statusCode, (await editor.put(url, { isDismissed: false })).statusCode]).toEqual([
      403, 403,
    ])
    expect((await owner.put(url, { isDismissed: false })).json()).toMatchObject({ isDismissed: false })
  })
})
