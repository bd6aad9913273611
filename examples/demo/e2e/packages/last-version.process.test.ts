// The built server on the data folder of the last version, and packages of a stranger that were packed for it.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KeptInstallation, keptInstallation } from '../../src/last-version/kept.fixtures.ts'
import { type RunningDemo, runDemo } from '../running-demo.ts'
import { type Operator, operatorAt } from './operator.ts'
import { contentWith, publishPage, visit } from './pages.ts'

let kept: KeptInstallation
let server: RunningDemo
let operator: Operator
beforeAll(async () => {
  kept = await keptInstallation('embedded')
  server = await runDemo(kept.folder, { ASHLAR_DEMO: '' })
  operator = await operatorAt(server.port, kept.known.admin.email)
})
afterAll(async () => {
  await server?.stop()
  await kept?.remove()
})

async function install(file: string): Promise<void> {
  const path = new URL(`../../fixtures/last-version/packages/${file}`, import.meta.url)
  await operator.change({ action: 'install', ...(await operator.upload(await readFile(path))) })
}

test('the server starts on the data folder of the last version and serves its pages', async () => {
  expect(await visit(server.port, '')).toContain('Bowls of the last version')
  expect(server.log()).not.toContain('level":50')
})

test('a block that was packed for the last version is installed, and renders content of its first version', async () => {
  await install('acme-testimonial-3.0.0.tgz')
  const content = contentWith('acme/testimonial', 1, { text: 'It <holds>.', name: 'Ada Wren, baker' })
  await publishPage(operator, 'said', content)
  const page = await visit(server.port, 'said')
  expect(page).toContain('<p>It &lt;holds&gt;.</p>')
  expect(page).toContain('<strong>Ada Wren</strong><small>baker</small>')
})

test('a module that was packed for the last version is installed: calls, tables, page, block and admin', async () => {
  await install('acme-loyalty-1.1.0.tgz')
  const members = '/api/v1/admin/loyalty/members/'
  const { member } = await operator.send<{ member: { id: number } }>('POST', members, {
    name: 'Bo Tern',
    email: 'bo@example.com',
  })
  await operator.send('POST', `${members}${member.id}/visits/`)
  const listed = await operator.get<{ results: object }>(`${members}?orderBy=points`)
  expect(listed.results).toMatchObject({ total: 1, rows: [{ name: 'Bo Tern', points: 10 }] })
  await operator.send('POST', '/api/v1/admin/loyalty/rewards/', { title: 'A loaf', cost: 300 })
  expect(await visit(server.port, 'rewards')).toContain('A loaf: 300 points')
  await publishPage(operator, 'points', contentWith('acme/loyalty-points', 1, {}))
  expect(await visit(server.port, 'points')).toContain('10 points for each visit')
})
