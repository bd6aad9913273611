import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addBrowserFiles, BrowserFolders } from './browser-files.ts'

test('files of a version that lies in the store are served though nothing composed it: an editor goes on with its own', async () => {
  const store = await mkdtemp(join(tmpdir(), 'ashlar-files-'))
  onTestFinished(() => rm(store, { recursive: true }))
  await mkdir(join(store, 'dist'))
  await writeFile(join(store, 'dist/editor.js'), 'export {}')
  await writeFile(join(store, 'package.json'), '{}')
  const placed = (name: string, version: string) => (name === '@acme/words' && version === '1.0.0' ? store : undefined)
  await using app = fastify()
  await addBrowserFiles(app, new BrowserFolders(placed))
  const status = async (path: string) => (await app.inject(`/_ashlar/packages/${path}`)).statusCode
  expect(await status('@acme/words/1.0.0/editor.js')).toBe(200)
  expect(await status('@acme/words/2.0.0/editor.js')).not.toBe(200)
  expect(await status('@acme/words/1.0.0/../package.json')).not.toBe(200)
  expect(await status('@acme/words/1.0.0/..%2fpackage.json')).not.toBe(200)
})
