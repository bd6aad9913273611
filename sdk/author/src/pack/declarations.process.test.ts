import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { folderOf } from '../check/good-package.fixtures.ts'
import { packPackage } from './index.ts'

const run = promisify(execFile)
const compiler = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc')

const options = { target: 'es2024', module: 'nodenext', strict: true, allowImportingTsExtensions: true, noEmit: true }
const tsconfig = JSON.stringify({ compilerOptions: { ...options, skipLibCheck: true }, include: ['src'] })

/** A module that tells others of an event and offers a service, with a type of a private dependency in it. */
const stock = {
  'package.json': JSON.stringify({
    name: '@acme/stock',
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    ashlar: { kind: 'module', id: 'stock', sdk: '^0.1.0' },
    exports: { '.': { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
    dependencies: { shelves: '1.0.0' },
  }),
  'tsconfig.json': tsconfig,
  'node_modules/shelves/package.json': JSON.stringify({ name: 'shelves', version: '1.0.0', types: './index.d.ts' }),
  'node_modules/shelves/index.d.ts': 'export interface Shelf { readonly row: number }',
  'src/index.ts': `export * from './contract.ts'\nexport { stock } from './module.ts'`,
  'src/module.ts': `import { defineModule } from '@ashlar/sdk'
export const stock = defineModule({ id: 'stock', title: 'Stock' })`,
  'src/contract.ts': `import { defineEvent, token } from '@ashlar/sdk'
import type { Shelf } from 'shelves'
import Type from 'typebox'
/** Fewer are left than there should be. */
export const ranLow = defineEvent('stock.ran-low', Type.Object({ article: Type.Integer() }))
export interface Stock {
  shelfOf(article: number): Promise<Shelf>
}
export const Stock = token<Stock>('stock.stock')`,
}

const consumer = (handler: string) => ({
  'package.json': JSON.stringify({ name: '@acme/orders', version: '1.0.0', type: 'module' }),
  'tsconfig.json': tsconfig,
  'src/reorder.ts': `import { Stock, ranLow } from '@acme/stock'
import { on } from '@ashlar/sdk/server'
export const reorder = on(ranLow, [Stock], async (payload, stock) => { ${handler} })`,
})

const errorsOf = (folder: string) =>
  run(process.execPath, [compiler, '-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )

it('ships types by which the event and the service of a package are typed in another (issue 15)', async () => {
  await using author = await folderOf(stock)
  const { tarball = '', problems } = await packPackage(author.folder)
  expect(problems).toEqual([])

  await using fine = await folderOf(
    consumer('const { row } = await stock.shelfOf(payload.article); return console.log(row.toFixed())'),
  )
  await install(tarball, fine.folder)
  const declared = await readFile(join(fine.folder, 'node_modules/@acme/stock/dist/index.d.ts'), 'utf8')
  expect(declared).toContain('Fewer are left than there should be.')
  expect(declared).not.toMatch(/from "(shelves|\.)/)
  expect(await errorsOf(fine.folder)).toBe('')

  await using mistaken = await folderOf(consumer('await stock.shelfOf(payload.artikel); await stock.shelf(1)'))
  await install(tarball, mistaken.folder)
  const errors = await errorsOf(mistaken.folder)
  expect(errors).toContain(`Property 'artikel' does not exist`)
  expect(errors).toContain(`Property 'shelf' does not exist`)
})

async function install(tarball: string, folder: string): Promise<void> {
  const into = join(folder, 'node_modules/@acme/stock')
  await mkdir(into, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', into, '--strip-components=1'])
}

it('names the file that is broken, and a place for types that no host would have', async () => {
  await using broken = await folderOf({ ...stock, 'src/module.ts': 'export const stock = {{' })
  await expect(packPackage(broken.folder)).rejects.toThrow(/module\.ts/)
  const named = { '.': { source: './src/index.ts', types: './types.d.ts', default: './dist/index.js' } }
  const json = JSON.stringify({ ...JSON.parse(stock['package.json']), exports: named })
  await using misnamed = await folderOf({ ...stock, 'package.json': json })
  await expect(packPackage(misnamed.folder)).rejects.toThrow('must be a file such as ./dist/index.d.ts')
})
