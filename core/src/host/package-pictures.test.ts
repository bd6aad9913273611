import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addBrowserFiles, BrowserFolders } from './browser-files.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** A package with one picture, and a file beside the pictures that is nobody's business. */
async function packageWith(version: string) {
  const dist = await mkdtemp(join(tmpdir(), 'ashlar-pictures-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(join(dist, 'pictures'))
  await writeFile(join(dist, 'pictures/arch.svg'), drawing + version)
  await writeFile(join(dist, 'secret.svg'), drawing)
  await writeFile(join(dist, 'pictures/notes.txt'), 'notes')
  const source = { name: '@acme/sections', version, origin: 'distribution' as const, description: '', manifest: {} }
  const nothing = { load: async () => undefined, css: async () => '' }
  return { ...source, ...nothing, browser: { folder: dist, entries: {} } }
}

test('a picture of a package stays at its address when the package is updated (issue 22)', async () => {
  await using app = fastify()
  const folders = new BrowserFolders()
  await addBrowserFiles(app, folders)
  const get = () => app.inject('/_ashlar/pictures/@acme/sections/arch.svg')
  expect((await get()).statusCode).not.toBe(200)
  for (const version of ['1.0.0', '2.0.0']) {
    folders.add(await packageWith(version))
    const { statusCode, body, headers } = await get()
    expect([statusCode, body]).toEqual([200, drawing + version])
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(headers['cache-control']).toBe('public, max-age=86400')
  }
})

test('nothing but pictures of the folder for them is served (issue 22)', async () => {
  await using app = fastify()
  const folders = new BrowserFolders()
  await addBrowserFiles(app, folders)
  folders.add(await packageWith('1.0.0'))
  for (const file of ['notes.txt', 'none.svg', '../secret.svg', '..%2fsecret.svg', '%2e%2e/secret.svg', '']) {
    const { statusCode } = await app.inject(`/_ashlar/pictures/@acme/sections/${file}`)
    expect(statusCode, file).not.toBe(200)
  }
})
