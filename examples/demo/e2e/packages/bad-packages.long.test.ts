// The built server meets packages that are broken in every way that is not seen before they run: it goes on serving.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@ashlar/core/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningDemo, runDemo } from '../running-demo.ts'
import { type Load, startLoad } from './load.ts'
import { type Operator, operatorAt } from './operator.ts'
import { contentWith, publishPage, visit } from './pages.ts'
import { packRelease } from './release.ts'
import { tampered } from './tampered.ts'

let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>
let server: RunningDemo
let operator: Operator
let load: Load
let testimonial: string
let loyalty: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-bad-packages-'))
  database = await testDatabase()
  server = await runDemo(join(folder, 'data'), { DATABASE_URL: database.url ?? '' })
  operator = await operatorAt(server.port)
  testimonial = await packRelease('acme-testimonial', '2.0.0', folder)
  loyalty = await packRelease('acme-loyalty', '1.0.0', folder)
  for (const tarball of [testimonial, loyalty]) {
    await operator.change({ action: 'install', ...(await operator.upload(await readFile(tarball))) })
  }
  await publishPage(operator, 'said', contentWith('acme/testimonial', 2, { text: 'Kept their word.' }))
  const { port } = server
  load = startLoad(['/', '/said', '/api/v1/loyalty/program/'].map((path) => ({ port, path, pause: 50 })))
}, 240_000)

afterAll(async () => {
  await server?.stop()
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

/** What becomes of an upgrade to a tarball: the sentences of its plan's obstacles, or of the change that failed. */
async function upgradeTo(tarball: Buffer): Promise<string> {
  try {
    const plan = await operator.plan({ action: 'upgrade', ...(await operator.upload(tarball)) })
    if (plan.obstacles.length > 0) return plan.obstacles.map(({ code, message }) => `${code}: ${message}`).join(' ')
    await operator.apply(plan)
    return 'done'
  } catch (error) {
    return String(error)
  }
}

const release = (version: string) => (text: string) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`)
const begin = (line: string) => (text: string) => `${line}\n${text}`

describe('issue 3, P1, P3, P4: an upgrade that can’t work leaves the version before in place, with the reason', () => {
  test.each([
    ['2.1.0', 'ends the process at import', 'process.exit(3)', /ENTRY_FAILED: .*process\.exit\(3\)/],
    [
      '2.1.1',
      'never ends to load',
      'await new Promise(() => setInterval(() => {}, 1000))',
      /Loading it did not finish within/,
    ],
    ['2.1.2', 'throws at import', 'throw new Error("out of order")', /ENTRY_FAILED: .*out of order/],
  ])('a block, %s, that %s', async (version, _what, line, expected) => {
    const bad = await tampered(testimonial, { 'package.json': release(version), 'dist/index.js': begin(line) })
    expect(await upgradeTo(bad)).toMatch(expected)
    expect(await visit(server.port, 'said')).toContain('Kept their word.')
  })

  test('a block that throws on a page which showed before', async () => {
    const bad = await packRelease('acme-testimonial', '2.2.0', folder, {
      'src/renderer.tsx': (text) => text.replace('view.picture(', 'noPictures('),
    })
    expect(await upgradeTo(await readFile(bad))).toMatch(/CHECK_FAILED: .*acme\/testimonial/)
    expect(await visit(server.port, 'said')).toContain('Kept their word.')
  })

  test('a service that ends the process when it is built', async () => {
    const bad = await packRelease('acme-loyalty', '1.1.1', folder, {
      'src/server/member/member.service.ts': (text) =>
        text.replace('this.#program = program\n', 'this.#program = program\n    process.exit(3)\n'),
    })
    expect(await upgradeTo(await readFile(bad))).toMatch(/ENTRY_FAILED: .*service Members ends.*process\.exit\(3\)/)
  })

  test('a migration that throws', async () => {
    const bad = await packRelease('acme-loyalty', '1.1.0', folder, {
      'src/migrations/0002-reward.ts': (text) => text.replace('cost > 0', 'cost > no_such_column'),
    })
    expect(await upgradeTo(await readFile(bad))).toMatch(/MIGRATION_FAILED: .*0002-reward/)
    const state = await operator.get<{ results: { generation: number } }>('/api/v1/admin/packages/installation/')
    expect(state.results).toMatchObject({ generation: 2, change: null })
  })

  test('a health check that fails', async () => {
    const bad = await packRelease('acme-loyalty', '1.2.0', folder, {
      'src/server/member/member.service.ts': (text) => text.replace('.limit(1)', '.limit(-1)'),
    })
    expect(await upgradeTo(await readFile(bad))).toMatch(/CHECK_FAILED: .*Members can be read/)
  })

  test('another package that claims the same block, and one for a newer SDK', async () => {
    const twin = await tampered(testimonial, {
      'package.json': (text) =>
        text.replace('"@acme/testimonial"', '"@acme/twin"').replace('"id": "acme/testimonial"', '"id": "acme/twin"'),
    })
    const plan = await operator.plan({ action: 'install', ...(await operator.upload(twin)) })
    expect(plan.obstacles).toMatchObject([{ code: 'DUPLICATE_BLOCK' }])
    const newer = await tampered(testimonial, { 'package.json': (text) => text.replace('"sdk": "^0', '"sdk": "^9') })
    await expect(operator.upload(newer)).rejects.toThrow(/SDK/)
  })

  test('nobody noticed: every request of a visitor was answered meanwhile', async () => {
    const { requests, failures } = await load.stop()
    expect(failures).toEqual([])
    expect(requests.length).toBeGreaterThan(50)
  })
})
