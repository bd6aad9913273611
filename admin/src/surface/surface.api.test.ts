import { brotliDecompressSync } from 'node:zlib'
import { type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin } from '../index.ts'
import { readBuiltFiles } from './files.ts'

let host: TestHost
beforeAll(async () => {
  host = await testHost({ surfaces: [admin] })
})
afterAll(() => host?.close())

const { entry, preload, styles, icons } = readBuiltFiles()

describe('documents', () => {
  it.each(['/admin', '/admin/', '/admin/pages/7', '/admin/no/such/place'])(
    '%s is one document, never stored',
    async (path) => {
      const reply = await host.visitor().get(path)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(reply.headers['cache-control']).toBe('no-store')
      const nonce = /'nonce-([^']+)'/.exec(String(reply.headers['content-security-policy']))?.[1]
      expect(reply.body).toContain(`nonce="${nonce}"`)
    },
  )

  it('says whose admin it is, and whether anybody is signed in (PERM-101)', async () => {
    const visitor = host.visitor()
    expect((await visitor.get('/admin')).body).toContain('"isSignedIn":false')
    const owner = await host.signIn('owner')
    await owner.put('/api/v1/admin/settings/', { company_name: 'Lark & Loam' })
    const { body } = await owner.get('/admin')
    expect(body).toContain('"isSignedIn":true')
    expect(body).toContain('<title>Lark &amp; Loam</title>')
  })

  it('speaks the language that the person chose, else the browser’s, never the website’s', async () => {
    const owner = await host.signIn('owner')
    await owner.put('/api/v1/admin/settings/', { language: 'de' })
    const languageOf = async (visitor: typeof owner) =>
      /<html lang="(\w+)"/.exec(
        (await visitor.inject({ url: '/admin', headers: { 'accept-language': 'fr-CA, en;q=0.5' } })).body,
      )?.[1]
    expect([await languageOf(owner), await languageOf(host.visitor())]).toEqual(['fr', 'fr'])
    const change = { displayName: 'Owner', language: 'en' }
    expect((await owner.put('/api/v1/auth/profile/', change)).json().profile).toMatchObject(change)
    expect([await languageOf(owner), await languageOf(host.visitor())]).toEqual(['en', 'fr'])
    expect((await owner.put('/api/v1/auth/profile/', { language: 'tlh' })).statusCode).toBe(422)
    // The frame of the editor is the website's.
    expect((await owner.get('/admin/editorwrapper')).body).toContain('<html lang="de">')
    await owner.put('/api/v1/admin/settings/', { language: 'ar' })
    expect((await owner.get('/admin/editorwrapper')).body).toContain('<html lang="ar" dir="rtl">')
  })

  it('names the licences of the libraries that its files hold', async () => {
    const { body } = await host.visitor().get('/admin')
    const addresses = [...body.matchAll(/<link rel="license" href="([^"]+)">/g)].map(([, address = '']) => address)
    expect(addresses).toHaveLength(2)
    const replies = await Promise.all(addresses.map((address) => host.visitor().get(address)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const text = replies.map((reply) => reply.body).join('')
    for (const name of ['react-dom', 'lexical', 'typebox', 'cmdk', '@dnd-kit/core'])
      expect(text).toContain(`## ${name} `)
    expect(text).toContain('Permission is hereby granted')
  })

  it("the editor's frame is for staff, and may be framed by the same site only", async () => {
    expect((await host.visitor().get('/admin/editorwrapper')).statusCode).toBe(401)
    expect((await (await host.signIn('customer')).get('/admin/editorwrapper')).statusCode).toBe(403)
    const reply = await (await host.signIn('staff')).get('/admin/editorwrapper')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(reply.body).toContain('<div id="canvas"></div>')
  })
})

describe('what is no document', () => {
  it('is a page that says why, under a name that nobody has as for whoever may not have the frame', async () => {
    const unknown = await host.visitor().inject({ method: 'GET', url: '/admin', headers: { host: 'nobody.example' } })
    const refused = await host.visitor().get('/admin/editorwrapper')
    expect([unknown.statusCode, refused.statusCode]).toEqual([421, 401])
    expect(unknown.body).toContain('<h1>There is no website here</h1>')
    for (const { headers } of [unknown, refused]) {
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    }
  })
})

describe('files', () => {
  it('everything the document names is there, immutable', async () => {
    for (const address of [entry, ...preload, ...styles, `${icons}/a.json`]) {
      const reply = await host.visitor().get(address)
      expect(reply.statusCode, address).toBe(200)
      expect(reply.headers['cache-control'], address).toBe('public, max-age=31536000, immutable')
    }
  })

  it('comes compressed to who takes it', async () => {
    const plain = await host.visitor().get(entry)
    const reply = await host.visitor().inject({ method: 'GET', url: entry, headers: { 'accept-encoding': 'br' } })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(plain.body)
  })

  it.each([
    '/_ashlar/shared/nothing.js',
    '/_ashlar/shared/../document.json',
    '/_ashlar/shared/..%2fdocument.json',
    '/_ashlar/shared/%2e%2e/%2e%2e/package.json',
    '/_ashlar/admin/.sources',
    '/_ashlar/shared/%00',
    '/_ashlar/admin/',
  ])('%s is nothing', async (path) => {
    const reply = await host.visitor().get(path)
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
  })
})
