import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { Media, type MediaRecord } from '@ashlar/sdk/server'
import type { TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAs } from '../../data/index.ts'
import { MediaFolder } from '../../host/tokens.ts'
import { testHost } from '../../testing/index.ts'
import { MediaFiles } from './media.contribution.ts'

const list = '/api/v1/admin/media/'
const png = Buffer.concat([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEElEQVR4nGP4z8DwHwyRGABWgwZ7xwq2vAAAAABJRU5ErkJggg==',
    'base64',
  ),
  randomBytes(5000),
])
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 9"><path d="M0 0h8"/></svg>')

let host: TestHost
let picture: MediaRecord
let drawing: MediaRecord
beforeAll(async () => {
  host = await testHost()
  picture = await add('Große Vase.PNG', png, 'A vase')
  drawing = await add('../../logo.svg', svg, 'Logo')
})
afterAll(() => host.close())

const inTenant = <T>(work: () => Promise<T>) => runAs({ tenant: host.tenants.a }, work)
const add = (fileName: string, bytes: Uint8Array, altText = '') =>
  inTenant(() => host.composition.resolve(MediaFiles).add({ fileName, bytes, altText, isTrusted: true }))
const fetched = (address: string, headers: Record<string, string> = {}) =>
  host.visitor().inject({ url: address, headers })

describe('a kept file', () => {
  it('is known by its bytes, under a plain name', () => {
    expect(picture).toMatchObject({
      address: `/media/${picture.id}/grosse-vase.png`,
      mimeType: 'image/png',
      size: png.length,
      width: 3,
      height: 2,
      altText: 'A vase',
    })
    expect(drawing).toMatchObject({ address: `/media/${drawing.id}/logo.svg`, width: 8, height: 9 })
  })

  it('lies in a folder of its tenant under a name that says nothing', async () => {
    const { path } = host.composition.resolve(MediaFolder)
    expect((await readdir(path)).sort()).toEqual(['.unfinished', host.tenants.a.guid])
    for (const name of await readdir(`${path}/${host.tenants.a.guid}`)) expect(name).toMatch(/^[0-9a-f]{32}\.[a-z]+$/)
  })

  it.each([
    ['what is no medium', Buffer.from('<html>'), 422],
    ['more than 15 MB', Buffer.concat([png, Buffer.alloc(15 * 1024 * 1024)]), 413],
  ])('is never %s, and nothing of it stays', async (_, bytes, status) => {
    const { path } = host.composition.resolve(MediaFolder)
    const before = await readdir(path, { recursive: true })
    await expect(add('x.png', bytes)).rejects.toMatchObject({ status })
    expect(await readdir(path, { recursive: true })).toEqual(before)
  })
})

describe('GET /media/<id>/<file>', () => {
  it('gives the bytes, to be kept for good under their version and to be sniffed by nobody (T8)', async () => {
    const bare = await fetched(picture.address)
    expect([bare.statusCode, bare.headers['cache-control']]).toEqual([200, 'public, no-cache'])
    expect((await fetched(`${picture.address}?v=2`)).headers['cache-control']).toBe('public, no-cache')
    const reply = await fetched(`${picture.address}?v=1`)
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.equals(png)).toBe(true)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    })
    const vector = await fetched(drawing.address)
    expect(vector.headers['content-type']).toBe('image/svg+xml')
    expect(vector.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
  })

  it('answers 304 to whoever has it', async () => {
    const etag = String((await fetched(picture.address)).headers.etag)
    for (const value of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const reply = await fetched(picture.address, { 'if-none-match': value })
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([304, 0])
    }
    expect((await fetched(picture.address, { 'if-none-match': '"x"' })).statusCode).toBe(200)
  })

  it('gives the part that was asked for', async () => {
    const part = await fetched(picture.address, { range: 'bytes=10-19' })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 10-19/${png.length}`)
    expect(part.rawPayload.equals(png.subarray(10, 20))).toBe(true)
    const end = await fetched(picture.address, { range: 'bytes=-7' })
    expect(end.rawPayload.equals(png.subarray(-7))).toBe(true)
    const beyond = await fetched(picture.address, { range: `bytes=${png.length}-` })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${png.length}`])
    const changed = await fetched(picture.address, { range: 'bytes=0-1', 'if-range': '"other"' })
    expect(changed.statusCode).toBe(200)
  })

  it('answers HEAD without the bytes', async () => {
    const reply = await host.visitor().inject({ method: 'HEAD', url: picture.address })
    expect([reply.statusCode, reply.headers['content-length'], reply.rawPayload.length]).toEqual([
      200,
      String(png.length),
      0,
    ])
  })

  it('answers 404 to another tenant, another name and nonsense', async () => {
    expect((await host.visitor('b').get(picture.address)).statusCode).toBe(404)
    for (const address of [
      `/media/${picture.id}/other.png`,
      '/media/999999/x.png',
      '/media/0/x.png',
      '/media/x/x.png',
      '/media/1e9/x.png',
      '/media/99999999999999999999/x.png',
      `/media/${picture.id}/..%2f..%2fetc%2fpasswd`,
    ]) {
      expect([address, (await fetched(address)).statusCode]).toEqual([address, 404])
    }
  })

  it('answers 404 when the file itself is gone, and keeps nobody from asking again', async () => {
    const lost = await add('lost.png', png)
    await host.sql`update core.media set storage_name = 'gone.png' where id = ${lost.id}`
    const reply = await fetched(lost.address)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

describe('GET /api/v1/admin/media/ (OPEN-139)', () => {
  it('lists what the tenant has, by kind and by words', async () => {
    const owner = await host.signIn('owner')
    const names = async (query: string) =>
      (await owner.get(`${list}${query}`)).json().results.rows.map((row: MediaRecord) => row.fileName)
    expect(await names('?search=vase')).toEqual(['grosse-vase.png'])
    expect(await names('?search=logo&type=image')).toEqual(['logo.svg'])
    expect(await names('?type=video')).toEqual([])
    expect(await names('?itemsPerPage=1&currentPage=3')).toEqual(['grosse-vase.png'])
    expect((await owner.get(list)).json()).toMatchObject({ success: true, results: { total: 3 } })
    expect((await owner.get(`${list}?type=script`)).statusCode).toBe(422)
    expect((await (await host.signIn('owner', 'b')).get(list)).json().results).toEqual({ rows: [], total: 0 })
    expect((await host.visitor().get(list)).statusCode).toBe(401)
    expect((await (await host.signIn('customer')).get(list)).statusCode).toBe(403)
  })
})

describe('records behind addresses', () => {
  it('are found for those that are there', async () => {
    const media = host.composition.resolve(Media)
    const asked = [picture.address, '/media/999999/x.png', 'https://example.com/a.png', '/media/x/y']
    const found = await inTenant(() => media.byAddress(asked))
    expect([...found]).toEqual([[picture.address, picture]])
    expect(await runAs({ tenant: host.tenants.b }, () => media.byAddress(asked))).toEqual(new Map())
  })
})
