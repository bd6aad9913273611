import { readFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { InstallationState } from '@ashlar/sdk/platform'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ChildDatabase, childDatabase } from '../data/testing-child.ts'
import { ashlar } from '../operator/ashlar.fixtures.ts'
import { quotePackage } from '../store/tarball-of.ts'
import { type Script, serviceScript } from './service.fixtures.ts'
import { ask, install, pidAt } from './service-client.fixtures.ts'

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

/** Waits as long as the test may last. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(50)
}

/** Dead, though nobody may have asked how it ended. */
async function isGone(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return stat === undefined || / [ZX] /.test(stat)
}

/** What an operator does with `ashlar package`, while the server runs that has installed a package. */
async function operated(folder: string): Promise<void> {
  const operate = (...words: readonly string[]) => ashlar(folder, 'package', ...words)
  const [listed, unasked, recovered] = await Promise.all([
    operate('list', '--json'),
    operate('remove', '@acme/quote'),
    operate('recover'),
  ])
  expect([listed.code, listed.told]).toEqual([0, ''])
  expect(JSON.parse(listed.output)).toMatchObject([{}, { name: '@acme/quote', version: '1.0.0' }])
  expect([unasked.code, unasked.told]).toEqual([2, expect.stringContaining('Confirm with --yes')])
  expect(recovered.output).toMatch(/sign in as admin@example\.com\. It works once:\nhttps?:\/\//)
  const removed = await operate('remove', '@acme/quote', '--yes')
  expect([removed.code, removed.told]).toEqual([0, ''])
  expect(removed.output).toContain('@acme/quote')
}

test('issue 3: at its bound a process is followed by a fresh one, and no request fails by it; the operator’s command reaches the one that serves', {
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
  await operated(database.env['ASHLAR_DATA'] ?? '')

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
  expect(service.output()).toContain('stopped unexpectedly')

  await expect(ask(`${address}/api/v1/loop/`, new Agent())).rejects.toThrow()
  const { pid: third } = await pidAt(address)
  expect(third).not.toBe(second)
  expect(service.output()).toContain('The server hangs')

  service.process.kill('SIGKILL')
  await until(() => isGone(third))
})

test('the process that fills an empty database is followed at once by the one that serves, which fills nothing (P2)', {
  timeout: 120_000,
}, async () => {
  const service = script.start({ ...database.env, ASHLAR_DEMO: '1' })
  const { pid } = await pidAt(await service.ready)
  const [, filler] = /^Filled by (\d+)$/m.exec(service.output()) ?? []
  expect(service.output().match(/^Filled by/gm)).toHaveLength(1)
  expect([Number(filler) > 0, Number(filler) === pid]).toEqual([true, false])
  expect(service.output().match(/^Sign in as/gm)).toHaveLength(1)
  expect(service.output()).not.toMatch(/after a pause/)
  service.process.kill('SIGTERM')
  expect(await service.exit).toBe(0)
})

test('a server that can not start is tried again and again, with a line in the log each time (P2)', async () => {
  const code = `import cluster from 'node:cluster'
    if (!cluster.isPrimary) process.exit(3)
    const { supervise } = await import('./supervisor/index.js')
    await supervise({ main: process.argv[1] })`
  const broken = await serviceScript('broken', code)
  try {
    const service = broken.start({ ASHLAR_DATA: database.env['ASHLAR_DATA'] ?? '' })
    // Six deaths take less than ten seconds: five in a minute once ended the service.
    await until(async () => service.output().split('will be restarted after a pause').length > 6)
    expect(service.output()).toMatch(/"code":3,.*"inARow":6,"seconds":6.4/)
    service.process.kill('SIGTERM')
    expect(await service.exit).toBe(0)
  } finally {
    await broken.remove()
  }
})

test('a first start whose administrator is refused says why once and ends the service (P2)', async () => {
  const service = script.start({ ...database.env, ASHLAR_ADMIN_EMAIL: `${'a'.repeat(260)}@example.com` })
  expect(await service.exit).toBe(1)
  expect(service.output().match(/^The first start was refused: .+ is not an email address\. Change/gm)).toHaveLength(1)
  expect(service.output()).not.toContain('restarted')
})

test('a first start that is refused for a reason that a person can mend ends the service (P2)', async () => {
  const service = script.start({ ...database.env, ASHLAR_DATA: '/dev/null/data' })
  expect(await service.exit).toBe(1)
  expect(service.output()).toMatch(/^ASHLAR_DATA is invalid/m)
  expect(service.output()).not.toContain('restarted')
})
