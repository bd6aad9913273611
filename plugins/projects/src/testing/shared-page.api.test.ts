import * as customersRoot from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as root from '../index.ts'
import server from '../server/index.ts'
import { newProject, newTask, projectsPath } from '../server/testing/projects-host.ts'
import site from '../site/index.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({
    packages: [
      {
        ...{ name: '@ashlar/plugin-customers', root: customersRoot, server: customersServer },
        renderer: customersRenderer,
      },
      { name: '@ashlar/plugin-projects', root, server, site },
    ],
    site: true,
  })
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

const share = async (id: number, days = 30) => (await owner.post(`${projectsPath}${id}/share/`, { days })).json()
const page = (path: string, tenant: 'a' | 'b' = 'a') => host.visitor(tenant).get(path)

it('a link shows names, states and due dates of tasks and nothing else (issue 19)', async () => {
  const { id } = await newProject(owner, {
    ...{ title: '<b>Twin</b>', description: '<p>Hidden words</p>', tags: ['Hidden tag'], est_hours: 77 },
  })
  await newTask(owner, { title: 'Set the <i>floats</i>', project_id: id, due_date: '2031-05-06' })
  await owner.post(`${projectsPath}${id}/comments/`, { body: '<p>Hidden remark</p>' })
  const { path } = await share(id)
  const shown = await page(path)
  expect(shown.statusCode).toBe(200)
  expect(shown.body).toContain('&lt;b&gt;Twin&lt;/b&gt;')
  expect(shown.body).toContain('Set the &lt;i&gt;floats&lt;/i&gt;')
  expect(shown.body).toContain('May 6, 2031')
  for (const hidden of ['Hidden', '77', 'Test owner']) expect(shown.body).not.toContain(hidden)
  expect(shown.body).toMatch(/<meta name="robots" content="[^"]*noindex/)
  expect(shown.headers['cache-control']).toContain('no-store')
  // It is read only: whoever has it cannot do anything with it.
  const write = await host.visitor().post(path, { title: 'x' })
  expect([404, 405]).toContain(write.statusCode)
})

it('a link ends, is replaced and guessed in vain; its token is stored nowhere (issue 19)', async () => {
  const { id } = await newProject(owner, { title: 'Ending' })
  const { path, share: first } = await share(id, 1)
  const token = path.split('/').at(-1)
  const [row] = await host.sql<{ row: string }>`select to_jsonb(s)::text as row from projects.project_share s`
  expect(row?.row).not.toContain(token)
  expect(Date.parse(first.endsAt) - Date.now()).toBeGreaterThan(86_000_000)
  const over = async (address: string, tenant: 'a' | 'b' = 'a') =>
    (await page(address, tenant)).body.includes('This link has expired')
  expect([await over(path), await over(path, 'b'), await over(`${path}x`), await over('/shared-project/x')]).toEqual([
    ...[false, true, true, true],
  ])
  const { path: second } = await share(id)
  expect([await over(path), await over(second)]).toEqual([true, false])
  await host.sql`update projects.project_share set ends_at = now() - interval '1 second'`
  expect(await over(second)).toBe(true)
  expect((await owner.get(`${projectsPath}${id}/share/`)).json().share).toBeNull()
  const { path: third } = await share(id)
  await owner.delete(`${projectsPath}${id}/share/`)
  expect(await over(third)).toBe(true)
  expect((await owner.post(`${projectsPath}${id}/share/`, { days: 0 })).statusCode).toBe(422)
})
