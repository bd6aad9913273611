import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { npm } from './npm.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-npm-'))
  await writeFile(
    join(folder, 'npm-cli.js'),
    `require('node:fs').writeFileSync('seen.json', JSON.stringify([process.argv.slice(2), process.env.NODE_ENV ?? null]))`,
  )
  vi.stubEnv('npm_execpath', join(folder, 'npm-cli.js'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

test('the npm that runs this is used, and told of no production: it would remove devDependencies (issue 15)', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await npm(['install', 'some-package'], folder)
  expect(JSON.parse(await readFile(join(folder, 'seen.json'), 'utf8'))).toEqual([['install', 'some-package'], null])
})
