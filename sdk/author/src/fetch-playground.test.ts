import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPlayground } from './fetch-playground.ts'
import { npm } from './npm.ts'

vi.mock('./npm.ts', () => ({ npm: vi.fn(async () => undefined) }))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-playground-'))
  vi.spyOn(console, 'log').mockReturnValue(undefined)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.mocked(npm).mockClear()
  await rm(folder, { recursive: true })
})

test('the playground is fetched where it is missing, and stands in no package.json (issue 15)', async () => {
  await fetchPlayground(folder)
  expect(vi.mocked(npm).mock.calls).toEqual([
    [['install', '--no-save', '--no-audit', '--no-fund', expect.stringMatching(/^@ashlar\/playground@\^\d/)], folder],
  ])
})

test('it is fetched once: what lies beside the package, or above it, is used (issue 15)', async () => {
  const inside = join(folder, 'packages/quote')
  await mkdir(join(folder, 'node_modules/@ashlar/playground'), { recursive: true })
  await mkdir(inside, { recursive: true })
  await fetchPlayground(folder)
  await fetchPlayground(inside)
  expect(npm).not.toHaveBeenCalled()
})
