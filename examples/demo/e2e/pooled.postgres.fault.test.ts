// Two built servers before one PostgreSQL, which they reach through PgBouncer in transaction mode.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testDatabase, throughPooler } from '@ashlar/core/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Operator, operatorAt } from './packages/operator.ts'
import { type RunningDemo, runDemo } from './running-demo.ts'

const program = `
import { installedPackages, startServer } from '@ashlar/core'
import { site } from '@ashlar/site'
await startServer({ surfaces: [site], packages: installedPackages(import.meta.url, []) })
`
/** Milliseconds in which a change is to be seen elsewhere, on a machine that is busy. */
const longestDelay = { timeout: 15_000, interval: 50 }

let folder: string
let script: string
let database: Awaited<ReturnType<typeof testDatabase>>
let env: Record<string, string>
const servers: RunningDemo[] = []

const start = async (more: Readonly<Record<string, string>> = {}) => {
  const server = await runDemo(join(folder, 'data'), { ...env, ...more }, script)
  servers.push(server)
  return server
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-pooled-'))
  script = fileURLToPath(new URL(`../dist/pooled-under-test-${process.pid}.mjs`, import.meta.url))
  await writeFile(script, program)
  database = await testDatabase()
  const { url = '' } = database
  env = {
    ASHLAR_DEMO: '',
    ASHLAR_SECRET: 'the-secret-of-both-servers-under-test',
    DATABASE_URL: throughPooler(url),
    DATABASE_DIRECT_URL: url,
    DATABASE_POOL: '5',
  }
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await database.close()
  await rm(script)
  await rm(folder, { recursive: true, force: true })
})

test('two servers behind PgBouncer start and see each other’s edits and deletions', async () => {
  // At once, on an empty database: of the locks that a start takes none is left behind.
  const [one, other] = await Promise.all([start(), start()])
  const operator: Operator = await operatorAt(one.port)
  const seen = async ({ port }: RunningDemo) => {
    const reply = await fetch(`http://localhost:${port}/offer`)
    return { status: reply.status, title: /<title>([^<]*)/.exec(await reply.text())?.[1] }
  }
  const { page } = await operator.send<{ page: { id: number } }>('POST', '/api/v1/admin/pages/', {
    ...{ title: 'First offer', slug: 'offer', status: 'published' },
  })
  const shows = (title: string) => ({ status: 200, title: expect.stringContaining(title) })
  for (const server of [one, other])
    await vi.waitFor(async () => expect(await seen(server)).toEqual(shows('First')), longestDelay)
  await operator.send('PUT', '/api/v1/admin/pages/', { id: page.id, title: 'Second offer' })
  await vi.waitFor(async () => expect(await seen(other)).toEqual(shows('Second')), longestDelay)
  await operator.send('DELETE', `/api/v1/admin/pages/${page.id}/`)
  await vi.waitFor(async () => expect(await seen(other)).toMatchObject({ status: 404 }), longestDelay)

  await other.stop()
  const again = await start()
  expect(await seen(again)).toMatchObject({ status: 404 })
})

test('a server behind PgBouncer without a direct address ends with a sentence', async () => {
  await expect(start({ DATABASE_DIRECT_URL: '' })).rejects.toThrow(
    /ended with code 1 [\s\S]*Set DATABASE_DIRECT_URL to the address of PostgreSQL itself\.\n$/,
  )
})

test('a server with another secret, or with media of its own, ends with a sentence', async () => {
  await expect(start({ ASHLAR_SECRET: 'another-secret-than-that-of-the-others' })).rejects.toThrow(
    /ended with code 1 [\s\S]*The secret of this server \(ASHLAR_SECRET\) is not the one/,
  )
  await expect(start({ ASHLAR_DATA: join(folder, 'elsewhere') })).rejects.toThrow(
    /ended with code 1 [\s\S]*The media store of this server \(the folder “media” in .*elsewhere\) is not the one/,
  )
})
