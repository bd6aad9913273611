import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { release } from '../../../../.tools/release.mjs'

const run = promisify(execFile)

let folder: string
let tarballs: readonly string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-release-'))
  tarballs = await release({ into: folder, only: ['@ashlar/plugin-bot-check', '@ashlar/client'] })
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const filesIn = async (tarball: string) => (await run('tar', ['-tzf', tarball])).stdout.trim().split('\n').sort()
const manifestIn = async (tarball: string) =>
  JSON.parse((await run('tar', ['-xzOf', tarball, 'package/package.json'])).stdout)

test('a package and a library are packed with licence, and with nothing that serves only the work on them', async () => {
  expect(tarballs.map((file) => file.slice(folder.length + 1))).toEqual([
    'ashlar-client-0.1.0.tgz',
    'ashlar-plugin-bot-check-0.1.0.tgz',
  ])
  for (const tarball of tarballs) {
    const files = await filesIn(tarball)
    expect(files).toEqual(expect.arrayContaining(['package/LICENSE', 'package/README.md', 'package/dist/index.js']))
    expect(files.filter((file) => /\.test\.|\.fixtures\.|tsbuildinfo|package\/src\/|node_modules/.test(file))).toEqual(
      [],
    )
    const manifest = await manifestIn(tarball)
    expect(manifest).toMatchObject({
      license: 'MIT',
      description: expect.stringMatching(/./),
      engines: { node: '>=24' },
      repository: { type: 'git', directory: expect.stringMatching(/^(sdk\/client|plugins\/bot-check)$/) },
    })
    for (const absent of ['scripts', 'devDependencies', 'private']) expect(manifest).not.toHaveProperty(absent)
    expect(JSON.stringify(manifest.exports)).not.toContain('src/')
  }
})

test('what a package is built on goes along in its files, with its licence', async () => {
  const [, plugin = ''] = tarballs
  expect(await manifestIn(plugin)).not.toHaveProperty('dependencies')
  const { stdout } = await run('tar', ['-xzOf', plugin, 'package/dist/licences-server.md'])
  expect(stdout).toContain('altcha-lib')
})
