import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PackageStore } from './package-store.ts'
import { probe } from './probe.ts'
import { quotePackage, tarballOf } from './tarball.fixtures.ts'

let folder: string
let store: PackageStore
let placed = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-probe-'))
  store = new PackageStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A placed package whose root entry begins with this code. */
async function packageWith(code: string): Promise<string> {
  const version = `1.0.${placed++}`
  const files = quotePackage({ version })
  const release = await store.fromTarball(
    tarballOf({ ...files, 'dist/index.js': `${code}\n${files['dist/index.js']}` }),
    'x',
  )
  await store.place(release)
  return store.folder(release.name, version) ?? ''
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
  ['a wait without end', 'await new Promise(() => {})', 'PACKAGE_ENDS_PROCESS', /waits for something/],
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
    /must change nothing/,
  ],
  [
    'a process started',
    'process.getBuiltinModule("node:child_process").execSync("true")',
    'PACKAGE_ACTS_ON_LOADING',
    /must change nothing/,
  ],
])('P6: %s when it is loaded ends only the probe', async (_, code, expected, sentence) => {
  // Other tests load the machine; only a hang is about the time.
  const { problem } = await probe(await packageWith(code), { timeout: 30_000 })
  expect(problem).toEqual({ code: expected, message: expect.stringMatching(sentence) })
})

test.each([
  ['for ever', 'for (;;);'],
  ['in a wait', 'await new Promise(() => setInterval(() => {}, 1000))'],
])('P6: a package that hangs when it is loaded (%s) is given up', async (_, code) => {
  const { problem, took } = await probe(await packageWith(code), { timeout: 1_500 })
  expect(problem).toEqual({ code: 'PACKAGE_HANGS', message: 'It was not loaded within 1.5 s.' })
  expect(took).toBeLessThan(3_000)
})

test('T24: the probe sees nothing of the server’s environment', async () => {
  process.env['DATABASE_URL_FOR_TEST'] = 'secret'
  const code = 'if (Object.keys(process.env).some((key) => key.startsWith("DATABASE"))) throw new Error("seen")'
  expect((await probe(await packageWith(code))).problem).toBeUndefined()
  expect((await readdir(folder)).sort()).toEqual(['.incoming', '@acme'])
})
