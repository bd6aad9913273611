import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
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

test('issue 16: a script is sent compressed to whoever reads that, whole to others, and anew when it has changed', async () => {
  const store = await mkdtemp(join(tmpdir(), 'ashlar-files-'))
  onTestFinished(() => rm(store, { recursive: true }))
  await mkdir(join(store, 'dist'))
  const script = (word: string) => `export const words = ${JSON.stringify(Array(400).fill(word))}`
  const write = (word: string) => writeFile(join(store, 'dist/client.js'), script(word))
  await write('first')
  await writeFile(join(store, 'dist/small.js'), 'export {}')
  await using app = fastify()
  await addBrowserFiles(app, new BrowserFolders(() => store))
  const get = async (file: string, encoding: string) => {
    const url = `/_ashlar/packages/@acme/words/1.0.0/${file}`
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } })
    const isSmall = headers['content-encoding'] === 'gzip'
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    return { isSmall, vary: headers.vary, text: (isSmall ? gunzipSync(rawPayload) : rawPayload).toString() }
  }
  const vary = 'accept-encoding'
  for (let time = 0; time < 2; time++) {
    expect(await get('client.js', 'gzip, br')).toEqual({ isSmall: true, vary, text: script('first') })
  }
  expect(await get('client.js', 'identity')).toEqual({ isSmall: false, vary, text: script('first') })
  expect((await get('small.js', 'gzip')).isSmall).toBe(false)
  // Whatever is asked along with it, it is not compressed again: what has the same ETag is taken for the same.
  const { atime, mtime } = await stat(join(store, 'dist/client.js'))
  await write('other')
  await utimes(join(store, 'dist/client.js'), atime, mtime)
  for (const other of ['client.js?x=1', './client.js', '%63lient.js']) {
    expect((await get(other, 'gzip')).text).toBe(script('first'))
  }
  await write('second, and longer')
  expect((await get('client.js', 'gzip')).text).toBe(script('second, and longer'))
})
