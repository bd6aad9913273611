// The built server in a process of its own, as an operator runs it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { emptyPostgres } from './data/testing-postgres.ts'

const folders: string[] = []
const running = new Set<ChildProcess>()
/** A server with one route that answers only when the server is told to stop, and a seed that says when it was called. */
const program = `
import { defineModule } from '@ashlar/sdk'
import { defineRoutes, defineServer } from '@ashlar/sdk/server'
import { packageFromValues, startServer } from '@ashlar/core'
const slow = defineModule({ id: 'slow', title: 'Slow' })
const routes = defineRoutes([], (app) => {
  app.get('/api/v1/slow/', { config: { access: 'public' } }, async () => {
    console.log('asked slowly')
    await new Promise((resolve) => process.once('SIGTERM', resolve))
    await new Promise((resolve) => setTimeout(resolve, 700))
    return { success: true }
  })
})
await startServer({
  packages: [packageFromValues({ name: '@acme/slow', root: { slow }, server: defineServer(slow, { routes: [routes] }) })],
  seed: async (host, first) => {
    console.log('seeding for ' + first.email + ' ' + (await host.inject('/healthz')).statusCode)
    if (process.env.KILLED_WHILE_SEEDING) process.kill(process.pid, 'SIGKILL')
  },
})
`

let script: string
beforeAll(async () => {
  script = fileURLToPath(new URL(`../dist/server-under-test-${process.pid}.mjs`, import.meta.url))
  await writeFile(script, program)
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})
afterAll(async () => {
  await rm(script)
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
})

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-server-'))
  folders.push(folder)
  return folder
}

/** Start it; `output` grows, `ready` gives the address, `exit` the code. */
function start(env: Readonly<Record<string, string>>) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [script], {
    env: { PATH, PORT: '0', ASHLAR_DRAIN_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const server = { child, output: '' }
  const exit = once(child, 'exit').then(([code]: unknown[]) => {
    running.delete(child)
    return code
  })
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      server.output += chunk.toString()
      const [, address] = /^Ashlar ready at (\S+)$/m.exec(server.output) ?? []
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    exit.then(() => reject(new Error(server.output)), reject)
  })
  ready.catch(() => undefined)
  return Object.assign(server, { exit, ready })
}

describe('a server in a process of its own', { timeout: 120_000 }, () => {
  test('first start, after one that was killed while it seeded: says how to sign in once, seeds the demo once, serves; stops in peace', async () => {
    const database = await emptyPostgres()
    onTestFinished(async () => database?.drop())
    const env = {
      ASHLAR_DATA: await dataFolder(),
      ASHLAR_DEMO: '1',
      ...(database !== undefined && { DATABASE_URL: database.url }),
    }
    // Killed while it seeds: the next start makes everything anew instead of serving half a demo nobody can sign in to.
    const killed = start({ ...env, KILLED_WHILE_SEEDING: '1' })
    expect(await killed.exit).toBeNull()
    expect(killed.output).toContain('seeding for admin@example.com')
    // What stands beside it in somebody's own database is left alone.
    await database?.admin.query('create table public.theirs ()')
    // On PostgreSQL there may be several servers: one fills it, the other waits and finds it whole.
    const servers = database === undefined ? [start(env)] : [start(env), start(env)]
    await Promise.all(servers.map(({ ready }) => ready))
    const fillers = servers.filter(({ output }) => output.includes('seeding'))
    expect(fillers).toHaveLength(1)
    const [first = killed] = fillers
    for (const beside of servers.filter((each) => each !== first)) beside.child.kill('SIGINT')
    const address = await first.ready
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(first.output).toContain('seeding for admin@example.com 200')
    const [, password = ''] = /with the password (\S+)/.exec(first.output) ?? []
    const signIn = await fetch(`${address}/api/v1/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ email: 'admin@example.com', password }),
    })
    expect(signIn.status).toBe(200)
    const cookie = String(signIn.headers.get('set-cookie')).split(';')[0] ?? ''

    // A stream that is open and a request that has begun when the signal comes.
    const stream = await fetch(`${address}/api/v1/admin/events/`, { headers: { cookie } })
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    const slow = fetch(`${address}/api/v1/slow/`)
    await expect.poll(() => first.output, { timeout: 60_000 }).toContain('asked slowly')
    first.child.kill('SIGTERM')
    expect(await (await slow).json()).toEqual({ success: true })
    expect(await stream.text()).toContain('retry:')
    expect(await first.exit).toBe(0)
    expect(first.output).not.toContain('did not stop cleanly')

    const second = start(env)
    await second.ready
    expect(second.output).not.toMatch(/password|seeding/)

    if (database === undefined) {
      const rival = start(env)
      expect(await rival.exit).toBe(1)
      expect(rival.output).toContain(String(second.child.pid))
    } else {
      expect((await database.admin.query('select 1 from core.state where key = $1', ['first-filling'])).rows).toEqual(
        [],
      )
      expect((await database.admin.query('select from public.theirs')).rows).toEqual([])
    }
    expect((await fetch(`${await second.ready}/readyz`)).status).toBe(200)
    second.child.kill('SIGINT')
    expect(await second.exit).toBe(0)
  })

  test('a wrong configuration stops it with the name of the variable and what was expected', async () => {
    const server = start({ ASHLAR_DATA: await dataFolder(), PORT: 'eighty' })
    expect(await server.exit).toBe(1)
    expect(server.output).toMatch(/^PORT is invalid: expected a port number.*eighty/)
    expect(server.output).not.toContain('    at ')
  })

  test('a port in use stops it with a sentence', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const bound = holder.address()
    const port = typeof bound === 'object' && bound !== null ? String(bound.port) : ''
    const server = start({ ASHLAR_DATA: await dataFolder(), PORT: port })
    expect(await server.exit).toBe(1)
    expect(server.output).toContain(`PORT is invalid: port ${port} is already in use`)
    holder.close()
  })
})
