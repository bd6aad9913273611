import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrityOf, markOf } from './integrity.ts'
import { PackageStore } from './package-store.ts'
import { type PackageFiles, quotePackage, tarballOf } from './tarball-of.ts'

let folder: string
let store: PackageStore
/** Integrities of what was placed, by version. */
const integrities = new Map<string, string>()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-shared-'))
  store = new PackageStore(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Place a version whose root entry begins with this code, as if it had slipped through the gate. */
async function placed(version: string, code: string, more: PackageFiles = {}): Promise<string> {
  const files = quotePackage({ version })
  const release = await store.fromTarball(tarballOf(files), 'test')
  const tarball = tarballOf({ ...files, 'dist/index.js': `${code}\n${files['dist/index.js']}`, ...more })
  const { integrity } = await store
    .fromTarball(tarball, 'test')
    .catch(async () => ({ integrity: await integrityOf(tarball) }))
  await store.place({ ...release, tarball, integrity })
  integrities.set(version, integrity)
  return integrity
}

const idOf = (version: string) => `@acme/quote@${version}_${markOf(integrities.get(version) ?? '')}`

/** Load versions, or releases (`<version> <integrity>`), in a process of its own; what it told, and its exit code. `kill` ends it once it tells of this one. */
async function load(versions: readonly string[], { kill, at = folder }: { kill?: string; at?: string } = {}) {
  const script = fileURLToPath(new URL('./shared-modules.child.ts', import.meta.url))
  const releases = versions.map((each) => (each.includes(' ') ? each : `${each} ${integrities.get(each)}`))
  const child = fork(script, [at, ...releases], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const told: Record<string, unknown> = {}
  child.on('message', (message: object) => {
    Object.assign(told, message)
    if (kill !== undefined && told['begun'] === kill) child.kill('SIGKILL')
  })
  const [status] = await once(child, 'exit')
  return { ...told, status }
}

test('issue 3: two versions side by side share the host’s one React and one SDK', async () => {
  const isShared = `import * as sdk from '@ashlar/sdk'
import react from 'react'
if (own.sdk !== sdk || own.react !== react) throw new Error('a copy of its own')
`
  await placed('1.0.0', isShared)
  await placed('2.0.0', isShared)
  expect(await load(['1.0.0', '2.0.0'])).toMatchObject({ '1.0.0': '', '2.0.0': '', status: 0 })

  const linked = `${folder}-linked`
  await symlink(folder, linked)
  expect(await load(['1.0.0'], { at: linked })).toMatchObject({ '1.0.0': '', status: 0 })
  await rm(linked)
})

test('issue 15: contents that were refused do not stay in the place of the mended ones under the same number', async () => {
  const refused = await placed('1.0.0', 'throw new Error("not mended")')
  const mended = await placed('1.0.0', '')
  const releases = [refused, mended].map((integrity) => `1.0.0 ${integrity}`)
  expect(await load(releases.slice(0, 1))).toMatchObject({ '1.0.0': expect.stringContaining('not mended') })
  expect(await load(releases)).toMatchObject({ '1.0.0': '', status: 0 })
})

test('issue 3: a package that imports what is not shared is told so, and the next one loads', async () => {
  const cases: readonly (readonly [code: string, sentence: RegExp])[] = [
    ['import "semver"', /@acme\/quote 1\.0\.0 imports “semver”, which is not among the modules/],
    ['import "@ashlar/core"', /imports “@ashlar\/core”, which is not among/],
    ['import "@ashlar/sdk/dist/index.js"', /“@ashlar\/sdk\/dist\/index\.js”, which is not among/],
    ['import "data:text/javascript,1"', /which is not among/],
    ['import "../../<first>/dist/renderer.js"', /is outside its own folder/],
    ['await import("semver")', /imports “semver”, which is not among/],
    ['process.getBuiltinModule("module").createRequire(import.meta.url)("semver")', /“semver”, which is not among/],
    ['import { join } from "node:path"; import "path"', /^$/],
  ]
  const first = markOf(await placed('1.0.0', cases[0]?.[0] ?? ''))
  for (const [index, [code]] of cases.entries()) {
    await placed(`${index + 1}.0.0`, code.replace('<first>', `1.0.0_${first}`))
  }
  const told: Record<string, unknown> = await load(cases.map((_, index) => `${index + 1}.0.0`))
  for (const [index, [, sentence]] of cases.entries()) expect(told[`${index + 1}.0.0`]).toMatch(sentence)
})

test('P6: what ends the server by itself is left out at once; of two, neither keeps it from starting', async () => {
  await placed('1.0.0', 'process.exit(0)')
  await placed(
    '2.0.0',
    'setImmediate(() => { throw new Error("oh no") }); await new Promise((done) => setTimeout(done, 5_000))',
  )
  await placed('3.0.0', '')
  const all = ['1.0.0', '2.0.0', '3.0.0']
  expect(await load(all)).toEqual({ survivors: [], begun: '1.0.0', status: 0 })
  expect(await load(all)).toMatchObject({ survivors: [idOf('1.0.0')], begun: '2.0.0', status: 1 })
  const both = { survivors: [idOf('1.0.0'), idOf('2.0.0')], '3.0.0': '', status: 0 }
  expect(await load(all)).toMatchObject(both)
  expect(await load(all)).toMatchObject(both)
})

test('P6: one that was being loaded at a kill -9 has a second chance, and no third', async () => {
  await placed('1.0.0', 'await new Promise((done) => setTimeout(done, 20_000))')
  expect(await load(['1.0.0'], { kill: '1.0.0' })).toMatchObject({ survivors: [], status: null })
  expect(await load(['1.0.0'], { kill: '1.0.0' })).toMatchObject({ survivors: [], status: null })
  expect(await load(['1.0.0'])).toMatchObject({ survivors: [idOf('1.0.0')], status: 0 })
})
