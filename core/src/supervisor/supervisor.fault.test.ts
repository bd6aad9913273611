import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { InstallationState, PackageChange, PackagePlan, PackageRow } from '@ashlar/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ChildDatabase, childDatabase } from '../data/testing-child.ts'
import { operatorSocketPath } from '../http/operator-socket.ts'
import { overSocket } from '../operator/operator-client.ts'
import { type PackageFiles, quotePackage, tarballOf } from '../store/tarball.fixtures.ts'
import { longLived, password, type Script, serviceScript } from './service.fixtures.ts'

let script: Script
let database: ChildDatabase
beforeAll(async () => {
  script = await serviceScript('service')
})
afterAll(() => script.remove())
beforeEach(async () => {
  database = await childDatabase()
})
afterEach(() => database.close())

/** One request on a connection that is kept for the next, or not. */
async function ask(url: string, agent: Agent): Promise<{ pid: number }> {
  const call = request(url, { agent }).end()
  const [reply] = await once(call, 'response')
  const chunks: Buffer[] = await reply.toArray()
  const body = Buffer.concat(chunks).toString()
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${body}`)
  return JSON.parse(body)
}

const pidAt = (address: string) => ask(`${address}/api/v1/pid/`, new Agent({ keepAlive: false }))

/** One request after the other, of several visitors; gives which processes answered, and what went wrong. */
function visitors(address: string) {
  const failures: unknown[] = []
  const pids = new Set<number>()
  let isOver = false
  const visit = async (agent: Agent, path: string) => {
    while (!isOver) {
      await ask(`${address}${path}`, agent).then(
        ({ pid }) => pids.add(pid),
        (error: unknown) => failures.push(error),
      )
      // Else the visitors take the machine for themselves.
      await delay(10)
    }
  }
  const kept = () => new Agent({ keepAlive: true, maxSockets: 1 })
  const all = [
    ...[visit(kept(), '/api/v1/pid/'), visit(kept(), '/api/v1/pid/'), visit(kept(), '/api/v1/slow/')],
    visit(new Agent({ keepAlive: false }), '/api/v1/pid/'),
  ]
  const end = async () => {
    isOver = true
    await Promise.all(all)
    return failures
  }
  return { pids, end }
}

/** Installs version 1.0.0 of a package of the store, as its administrator; gives how to ask about packages. */
async function install(
  address: string,
  files: PackageFiles,
  name: string,
): Promise<(path: string) => Promise<Response>> {
  const login = await fetch(`${address}/api/v1/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const headers = { cookie, origin: address }
  const packages = `${address}/api/v1/admin/packages`
  const get = (path: string) => fetch(`${packages}${path}`, { headers })
  const post = async <Results>(path: string, type: string, body: string | Uint8Array<ArrayBuffer>) => {
    const reply = await fetch(`${packages}${path}`, {
      ...{ method: 'POST', headers: { ...headers, 'content-type': type }, body },
    })
    const answer: { readonly results: Results } = await reply.json()
    if (!reply.ok) throw new Error(JSON.stringify(answer))
    return answer.results
  }
  const json = 'application/json'
  await post('/uploads/', 'application/gzip', new Uint8Array(tarballOf(files)))
  const asked = { action: 'install', name, version: '1.0.0' }
  const { id, obstacles } = await post<PackagePlan>('/plans/', json, JSON.stringify(asked))
  expect(obstacles).toEqual([])
  const change = await post<PackageChange>('/changes/', json, JSON.stringify({ plan: id }))
  for (let { state, reason } = change; state !== 'done'; await delay(50)) {
    expect(`${state} ${reason}`).toBe('running ')
    const answer: { readonly results: PackageChange } = await (await get(`/changes/${change.id}/`)).json()
    ;({ state, reason } = answer.results)
  }
  return get
}

/** Waits as long as the test may last. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(50)
}

/** Dead, though nobody may have asked how it ended. */
async function isGone(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return stat === undefined || / [ZX] /.test(stat)
}

test('issue 3: at its bound a process is followed by a fresh one, and no request fails by it', {
  timeout: 180_000,
}, async () => {
  const service = script.start(database.env)
  const address = await service.ready
  const { pid: first } = await pidAt(address)
  expect(first).not.toBe(service.process.pid)
  const load = visitors(address)
  const get = await install(address, quotePackage(), '@acme/quote')
  await until(async () => load.pids.size > 1)
  expect([...load.pids]).toHaveLength(2)
  await until(() => isGone(first))
  expect(await load.end()).toEqual([])

  const state: { readonly results: InstallationState } = await (await get('/installation/')).json()
  const { pid: second } = await pidAt(address)
  // What is active is no reason to be followed again.
  expect(state.results.processes).toMatchObject([{ pid: second, loadedVersions: 1, mostVersions: 2 }])
  const operator = overSocket(operatorSocketPath(database.env['ASHLAR_DATA'] ?? ''))
  expect(await operator('GET', '/api/v1/admin/packages/')).toMatchObject({ status: 200 })

  const slow = ask(`${address}/api/v1/slow/`, new Agent())
  await pidAt(address)
  service.process.kill('SIGTERM')
  expect(await slow).toEqual({ pid: second })
  expect(await service.exit).toBe(0)
  expect(service.output().match(/Ashlar ready at/g)).toHaveLength(1)
  expect(await isGone(second)).toBe(true)
})

test('P2: one that crashes or hangs is started again; one whose supervisor is killed ends', {
  timeout: 180_000,
}, async () => {
  const service = script.start(database.env)
  const address = await service.ready
  const { pid: first } = await pidAt(address)
  await expect(ask(`${address}/api/v1/crash/`, new Agent())).rejects.toThrow()
  // Nobody is refused meanwhile.
  const { pid: second } = await pidAt(address)
  expect(second).not.toBe(first)
  expect(service.output()).toContain('ended unexpectedly')

  await expect(ask(`${address}/api/v1/loop/`, new Agent())).rejects.toThrow()
  const { pid: third } = await pidAt(address)
  expect(third).not.toBe(second)
  expect(service.output()).toContain('The server hangs')

  service.process.kill('SIGKILL')
  await until(() => isGone(third))
})

test('issue 3: one that can not start is given up with a sentence and its exit code', async () => {
  const code = `import cluster from 'node:cluster'
    if (!cluster.isPrimary) process.exit(3)
    const { supervise } = await import('./supervisor/index.js')
    await supervise({ main: process.argv[1] })`
  const broken = await serviceScript('broken', code)
  try {
    const service = broken.start({ ASHLAR_DATA: database.env['ASHLAR_DATA'] ?? '' })
    expect(await service.exit).toBe(3)
    expect(service.output()).toMatch(/^The server has ended five times within a minute/m)
  } finally {
    await broken.remove()
  }
})

/** A module whose service does while it is built what a file says: nothing, end the process, or never end itself. */
const trapPackage = (file: string): PackageFiles => ({
  ...quotePackage({
    name: '@acme/trap',
    ashlar: { kind: 'module', id: 'trap', sdk: '*' },
    exports: { '.': './dist/index.js', './server': './dist/server.js' },
  }),
  'dist/index.js': `import { defineModule } from '@ashlar/sdk'
export const trap = defineModule({ id: 'trap', title: 'Trap' })`,
  'dist/server.js': `import { defineServer, service } from '@ashlar/sdk/server'
import { trap } from './index.js'
class Spring {
  constructor() {
    const how = process.getBuiltinModule('node:fs').readFileSync(${JSON.stringify(file)}, 'utf8')
    if (how === 'exit') process.exit(3)
    if (how === 'hang') for (;;);
  }
}
export default defineServer(trap, { services: [service(Spring)] })`,
})

test.each([
  ['ends the process', 'exit', /(pid: \d+, )?code"?: ?3/],
  ['never ends', 'hang', /The server hangs/],
])(
  'P6: a package with a service that %s while it is built keeps the server from starting no longer than it takes to know',
  {
    timeout: 180_000,
  },
  async (_what, how, said) => {
    const folder = await mkdtemp(join(tmpdir(), 'ashlar-trap-'))
    const file = join(folder, 'how')
    await writeFile(file, 'nothing')
    const trapped = await serviceScript('trapped', longLived)
    try {
      const service = trapped.start(database.env)
      const address = await service.ready
      const get = await install(address, trapPackage(file), '@acme/trap')
      const { pid } = await pidAt(address)
      await writeFile(file, how)
      process.kill(pid, 'SIGKILL')
      expect((await pidAt(address)).pid).not.toBe(pid)
      expect(service.output()).toMatch(said)
      const { results }: { results: { rows: readonly PackageRow[] } } = await (await get('/')).json()
      expect(results.rows.find(({ name }) => name === '@acme/trap')).toMatchObject({
        status: 'failed',
        reason: 'It is left out because the server stopped while it was being loaded.',
      })
    } finally {
      await trapped.remove()
      await rm(folder, { recursive: true })
    }
  },
)
