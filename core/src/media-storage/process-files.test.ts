import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ProcessFiles } from './process-files.ts'

let folder: string
let files: ProcessFiles
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-files-'))
  files = new ProcessFiles(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A file as a process with another machine, number or start calls it. */
async function fileOf(name: string, change: (parts: string[]) => string[]): Promise<string> {
  const path = await files.path(name)
  const changed = join(folder, change(basename(path).split('~')).join('~'))
  await writeFile(path, '')
  await rename(path, changed)
  return changed
}
const longAgo = (path: string) => utimes(path, 0, 0)

test('F1: files of a killed process go, also when its number has been given to another', async () => {
  // Larger than any number that Linux gives.
  await fileOf('killed', ([machine = '', , ...rest]) => [machine, '4194305', ...rest])
  await fileOf('reborn', ([machine = '', pid = '', , ...rest]) => [machine, pid, '0123456789ab', ...rest])
  expect((await files.left()).map(({ name }) => name).sort()).toEqual(['killed', 'reborn'])
  await files.sweep()
  expect(await readdir(folder)).toEqual([])
})

test('F1: files of a living process stay, however old', async () => {
  await longAgo(await fileOf('a~b', (parts) => parts))
  await files.sweep()
  expect(await readdir(folder)).toHaveLength(1)
})

test('F1: files of another machine, and of nobody known, go after an hour', async () => {
  const elsewhere = ([, ...rest]: string[]) => ['0123456789ab', ...rest]
  await fileOf('young', elsewhere)
  await longAgo(await fileOf('old', elsewhere))
  await writeFile(join(folder, 'unknown'), '')
  await longAgo(join(folder, 'unknown'))
  expect((await files.left()).map(({ name }) => name).sort()).toEqual(['old', 'unknown'])
  await files.sweep()
  expect(await readdir(folder)).toHaveLength(1)
})

test('F1: a file that its process gives up goes after an hour, also by the hand of that process', async () => {
  await writeFile(await files.path('a~b.jpg'), '')
  await files.disown('a~b.jpg')
  expect(await files.left()).toEqual([])
  await longAgo(join(folder, 'a~b.jpg'))
  expect(await files.left()).toEqual([{ name: 'a~b.jpg', path: join(folder, 'a~b.jpg') }])
})

test('F1: a folder that is not there has nothing left', async () => {
  expect(await new ProcessFiles(join(folder, 'none')).left()).toEqual([])
})
