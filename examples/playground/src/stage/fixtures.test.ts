import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixturesOf, readFixtures } from './fixtures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-fixtures-'))
  await mkdir(join(folder, 'src/fixtures'), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

const write = (file: string, text: string) => writeFile(join(folder, 'src/fixtures', file), text)

test('reads every fixture, and gives each block of a package its own', async () => {
  await write('row-v1.json', '{ "three": { "version": 1, "props": { "columns": 3 } } }')
  await write('column-v1.json', '{ "wide": { "version": 1, "props": {} } }')
  const fixtures = await readFixtures(folder)
  expect(fixtures.map(({ file, name }) => `${file} ${name}`)).toEqual(['column-v1 wide', 'row-v1 three'])
  const types = ['acme/row', 'acme/column']
  expect(fixturesOf(fixtures, 'acme/row', types).map(({ name }) => name)).toEqual(['three'])
  expect(fixturesOf(fixtures, 'acme/row', ['acme/row'])).toHaveLength(2)
})

test('names the file that holds no fixtures', async () => {
  await write('row-v1.json', '{ "three": { "columns": 3 } }')
  await expect(readFixtures(folder)).rejects.toThrow(/row-v1\.json must hold fixtures by name/)
  await write('row-v1.json', '{')
  await expect(readFixtures(folder)).rejects.toThrow(/row-v1\.json is not valid JSON/)
})

test('a package without sources has none', async () => {
  expect(await readFixtures(join(folder, 'nowhere'))).toEqual([])
})
