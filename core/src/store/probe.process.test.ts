import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PackageStore } from './package-store.ts'
import { probe } from './probe.ts'
import { type PackageFiles, quotePackage, tarballOf } from './tarball-of.ts'

let folder: string
let store: PackageStore
let placed = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-probe-'))
  store = new PackageStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A placed package whose root entry begins with this code. */
function packageWith(code: string): Promise<string> {
  const files = quotePackage({ version: `1.0.${placed++}` })
  return place({ ...files, 'dist/index.js': `${code}\n${files['dist/index.js']}` })
}

/** A placed module with this code in the constructor of its service, and that in the registration of its routes. */
function moduleWith(building: string, registering = ''): Promise<string> {
  const ashlar = { kind: 'module', id: 'acme_rewards', sdk: '*' }
  const exports = { '.': './dist/index.js', './server': './dist/server.js' }
  return place({
    ...quotePackage({ version: `1.0.${placed++}`, ashlar, exports }),
    'dist/index.js': `import { defineModule } from '@ashlar/sdk'
export const rewards = defineModule({ id: 'acme_rewards', title: 'Rewards' })`,
    'dist/server.js': `import { Database, defineRoutes, defineServer, service } from '@ashlar/sdk/server'
import { rewards } from './index.js'
class Rewards { constructor(db) { ${building} } }
export default defineServer(rewards, {
  services: [service(Rewards, Database)],
  routes: [defineRoutes([Rewards], (app, all) => { ${registering} })],
})`,
  })
}

async function place(files: PackageFiles): Promise<string> {
  const release = await store.fromTarball(tarballOf(files), 'x')
  await store.place(release)
  return store.folder(release) ?? ''
}

test('issue 3: a package that loads as it should is let through, with the host’s own React and SDK', async () => {
  expect(await probe(await packageWith(''))).toEqual({ problem: undefined, took: expect.any(Number) })
})

test.each([
  ['process.exit() at import', 'process.exit(0)', 'PACKAGE_ENDS_PROCESS', /process\.exit\(0\)/],
  ['process.exit() soon after', 'setTimeout(() => process.exit(3), 20)', 'PACKAGE_ENDS_PROCESS', /process\.exit\(3\)/],
  [
    'a rejection nobody hears',
    'void Promise.reject(new Error("oh no"))',
    'PACKAGE_ENDS_PROCESS',
    /nothing catches: oh no/,
  ],
  ['a wait without end', 'await new Promise(() => {})', 'PACKAGE_ENDS_PROCESS', /a promise that never settles/],
  ['a throw', 'throw new Error("oh no")', 'PACKAGE_FAILS_TO_LOAD', /"\." could not be loaded: oh no/],
  [
    'memory in the heap',
    'const all = []; for (;;) all.push(new Array(1e6).fill(all))',
    'PACKAGE_TAKES_MEMORY',
    /memory/,
  ],
  [
    'memory outside of it',
    'const all = []; for (;;) { all.push(Buffer.alloc(5e7, 1)); await new Promise((done) => setTimeout(done, 20)) }',
    'PACKAGE_TAKES_MEMORY',
    /memory/,
  ],
  [
    'a file written',
    'process.getBuiltinModule("node:fs").writeFileSync("/tmp/x", "")',
    'PACKAGE_ACTS_ON_LOADING',
    /must have no side effects/,
  ],
  [
    'a process started',
    'process.getBuiltinModule("node:child_process").execSync("true")',
    'PACKAGE_ACTS_ON_LOADING',
    /must have no side effects/,
  ],
])('P6: %s when it is loaded ends only the probe', async (_, code, expected, sentence) => {
  // Other tests load the machine; only a hang is about the time.
  const { problem } = await probe(await packageWith(code), { timeout: 30_000 })
  expect(problem).toEqual({ code: expected, message: expect.stringMatching(sentence) })
})

test('P6: what a module builds and registers before it serves is tried, too; what it only fails at without the real thing is let through', async () => {
  const report = async (building: string, registering = '') =>
    (await probe(await moduleWith(building, registering), { timeout: 30_000 })).problem
  const fine = `for (const row of db.list()) row.go(); while (db.more) db.next()
    db.rows[0].id.toFixed(); void (async () => { const [one] = await db.all(); one.id })()`
  expect(await report(fine, 'app.get("/rewards/", {}, () => all.list()); throw new Error("no scope")')).toBeUndefined()
  expect(await report('process.exit(3)')).toEqual({
    code: 'PACKAGE_ENDS_PROCESS',
    message: 'Building its service Rewards ends the process with process.exit(3).',
  })
  expect(await report('', 'setTimeout(() => process.exit(4), 20)')).toEqual({
    code: 'PACKAGE_ENDS_PROCESS',
    message: 'Registering its routes ends the process with process.exit(4).',
  })
})

test.each([
  ['for ever', 'for (;;);'],
  ['in a wait', 'await new Promise(() => setInterval(() => {}, 1000))'],
])('P6: a package that hangs when it is loaded (%s) is given up', async (_, code) => {
  const { problem, took } = await probe(await packageWith(code), { timeout: 1_500 })
  expect(problem).toEqual({ code: 'PACKAGE_HANGS', message: 'Loading it did not finish within 1.5 s.' })
  expect(took).toBeLessThan(3_000)
})

test('T24: the probe sees nothing of the server’s environment', async () => {
  process.env['DATABASE_URL_FOR_TEST'] = 'secret'
  const code = 'if (Object.keys(process.env).some((key) => key.startsWith("DATABASE"))) throw new Error("seen")'
  expect((await probe(await packageWith(code))).problem).toBeUndefined()
  expect((await readdir(folder)).sort()).toEqual(['.incoming', '@acme'])
})
