import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuiltPackage } from './check/built-package.ts'
import { folderOf } from './check/good-package.fixtures.ts'
import { requiredFolders } from './required-folders.ts'

const json = (name: string, id: string, ...requires: string[]) => {
  const ashlar = { kind: 'module', id, sdk: '*', requires: Object.fromEntries(requires.map((each) => [each, '*'])) }
  return { name, version: '1.0.0', ashlar }
}
const own = json('@acme/oven', 'oven', 'kiln')
const beside = (devDependencies: object) => ({
  'package.json': JSON.stringify({ ...own, devDependencies }),
  'node_modules/@acme/kiln/package.json': JSON.stringify(json('@acme/kiln', 'kiln', 'clay')),
  'node_modules/@acme/clay/package.json': JSON.stringify(json('@acme/clay', 'clay')),
  'node_modules/left-pad/package.json': JSON.stringify({ name: 'left-pad', version: '1.0.0' }),
})

test('what a package requires, and what that requires, is found among what its package.json names', async () => {
  await using author = await folderOf(beside({ '@acme/kiln': '*', '@acme/clay': '*', 'left-pad': '*' }))
  const modules = join(author.folder, 'node_modules/@acme')
  const found = await requiredFolders(await readBuiltPackage(author.folder))
  expect(found).toEqual([join(modules, 'kiln'), join(modules, 'clay')])
})

test('what is not installed beside it is named', async () => {
  await using author = await folderOf(beside({ '@acme/kiln': '*' }))
  const found = await requiredFolders(await readBuiltPackage(author.folder))
  expect(found).toBe('It requires "clay", which is not installed here. Install it with npm install --save-dev.')
})
