// Every package as it is published: packed, checked as an installation does, installed from a registry, and at work.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { release } from '../../../../.tools/release.mjs'
import { isPublished } from '../../../../.tools/released-manifest.mjs'
import { workspaces } from '../../../../.tools/workspaces.mjs'
import { operatorAt } from '../packages/operator.ts'
import { contentWith, publishPage, visit } from '../packages/pages.ts'
import { type Registry, startRegistry } from '../packages/registry.ts'
import { type RunningDemo, runDemo } from '../running-demo.ts'

const run = promisify(execFile)
const minutes = 60_000

const main = (packages: readonly string[]) => `import { admin } from '@ashlar/admin'
import { installedPackages, startServer } from '@ashlar/core'
import { site } from '@ashlar/site'
await startServer({ surfaces: [site, admin], packages: installedPackages(import.meta.url, ${JSON.stringify(packages)}) })
`

const published = workspaces().filter(isPublished)
const guests = published.filter(({ manifest }) => manifest.ashlar).map(({ name }) => name)

let folder: string
let tarballs: readonly string[]
let registry: Registry
let server: RunningDemo
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-released-'))
  tarballs = await release({ into: join(folder, 'tarballs'), only: [] })
  const { stdout } = await run('npm', ['config', 'get', 'registry'])
  registry = await startRegistry(stdout.trim())
  for (const tarball of tarballs) await registry.publish(tarball)
}, 10 * minutes)
afterAll(async () => {
  await server?.stop()
  await registry?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

test('all packages pass the check of an installation, and hold no tests, no notes of the compiler and no sources', async () => {
  expect(tarballs).toHaveLength(published.length)
  expect(guests.length).toBeGreaterThan(30)
  for (const tarball of tarballs) {
    const files = (await run('tar', ['-tzf', tarball])).stdout.split('\n')
    const others = files.filter((file) => /\.test\.|\.fixtures\.|tsbuildinfo|package\/src\//.test(file))
    // What a new package begins with has a test of its own.
    const kept = others.filter((file) => !file.startsWith('package/templates/'))
    expect([basename(tarball), kept]).toEqual([basename(tarball), []])
  }
})

test(
  'an empty folder becomes a website by installing them from a registry',
  async () => {
    const names = [...guests, '@ashlar/core', '@ashlar/site', '@ashlar/admin', '@ashlar/sdk']
    const dependencies = Object.fromEntries(names.map((name) => [name, '0.1.0']))
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
    await writeFile(join(folder, 'main.js'), main(guests))
    await run('npm', ['install', '--registry', registry.url, '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder })
    server = await runDemo(join(folder, 'data'), { ASHLAR_DEMO: '' }, join(folder, 'main.js'))
    const operator = await operatorAt(server.port, 'admin@example.com')
    await publishPage(operator, 'hello', contentWith('divider', 1, {}))
    expect(await visit(server.port, 'hello')).toContain('block-divider')
    const screen = await fetch(`http://127.0.0.1:${server.port}/admin`)
    expect([screen.status, (await screen.text()).includes('<script')]).toEqual([200, true])
    expect(server.log()).not.toContain('level":50')
  },
  10 * minutes,
)
