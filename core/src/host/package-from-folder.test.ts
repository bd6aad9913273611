import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerError } from '../http/envelope.ts'
import { addBrowserFiles, BrowserFolders, browserAddresses } from './browser-files.ts'
import { installedPackages, packageFromFolder } from './package-from-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-package-'))
  await mkdir(join(folder, 'dist/parts'), { recursive: true })
  const manifest = {
    ...{ name: '@acme/quote', version: '1.2.3', type: 'module' },
    ashlar: { kind: 'block', id: 'quote', sdk: '*' },
    exports: {
      '.': './dist/index.js',
      './editor': { types: './dist/editor.d.ts', default: './dist/parts/editor.js' },
      './admin': './src/outside.js',
      './style.css': './dist/style.css',
    },
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'secret.js'), 'secret')
  await writeFile(join(folder, 'dist/index.js'), 'export const answer = 42')
  await writeFile(join(folder, 'dist/parts/editor.js'), 'export default 1')
  await writeFile(join(folder, 'dist/style.css'), '.quote {}')
  await writeFile(join(folder, 'dist/notes.txt'), 'secret')
  await writeFile(join(folder, 'dist/.env.json'), 'secret')
})
afterAll(() => rm(folder, { recursive: true }))

test('entries are loaded by their fixed names; what the package lacks is undefined', async () => {
  const source = await packageFromFolder(folder)
  expect(source).toMatchObject({ name: '@acme/quote', version: '1.2.3', manifest: { id: 'quote' } })
  expect(await source.load('.')).toMatchObject({ answer: 42 })
  expect(await source.load('./server')).toBeUndefined()
  expect(await source.css()).toBe('.quote {}')
})

test('addresses for browsers carry the version, and exist only for what lies in dist/', async () => {
  expect(browserAddresses(await packageFromFolder(folder))).toEqual({
    '.': '/_ashlar/packages/@acme/quote/1.2.3/index.js',
    './editor': '/_ashlar/packages/@acme/quote/1.2.3/parts/editor.js',
  })
})

test('its files are served for ever, and nothing else of the disk', async () => {
  const folders = new BrowserFolders()
  folders.add(await packageFromFolder(folder))
  await using app = fastify()
  app.setErrorHandler(answerError)
  await addBrowserFiles(app, folders)
  const get = (file: string) => app.inject(`/_ashlar/packages/@acme/quote/${file}`)

  const found = await get('1.2.3/parts/editor.js')
  expect([found.statusCode, found.body]).toEqual([200, 'export default 1'])
  expect(found.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  for (const file of [
    ...['1.2.4/index.js', '1.2.3/missing.js', '1.2.3/notes.txt', '1.2.3/.env.json', '1.2.3/', '1.2.3'],
    ...['1.2.3/../secret.js', '1.2.3/%2e%2e/secret.js', '1.2.3/..%2fsecret.js', '1.2.3/parts/..%2f..%2fsecret.js'],
    ...['1.2.3/%2e%2e%5csecret.js', '1.2.3/index.js%00.js', '1.2.3//etc/passwd.js'],
  ]) {
    const reply = await get(file)
    expect([file, reply.statusCode >= 400 && reply.statusCode < 500]).toEqual([file, true])
    expect(reply.body).not.toContain('secret')
  }
})

test('a folder without the field, and a package that is not installed, are named', async () => {
  const bare = await mkdtemp(join(tmpdir(), 'ashlar-bare-'))
  await writeFile(join(bare, 'package.json'), '{"name":"x","version":"1.0.0"}')
  await expect(packageFromFolder(bare)).rejects.toMatchObject({ code: 'BAD_MANIFEST', culprit: bare })
  await rm(bare, { recursive: true })
  await expect(installedPackages(import.meta.url, ['@acme/nowhere'])).rejects.toThrow('@acme/nowhere is not installed')
})
