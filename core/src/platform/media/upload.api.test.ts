import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { MediaItem } from '@ashlar/sdk/platform'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FileInspection, InspectionBusy } from '../../file-inspection/file-inspection.ts'
import { hostileFiles } from '../../file-inspection/hostile-files.ts'
import { HostConfig, MediaFolder } from '../../host/tokens.ts'
import { testHost } from '../../testing/index.ts'
import { type FormFile, formOf, send } from './form.fixtures.ts'
import { Incoming } from './incoming.ts'
import { makeMediaSizes } from './media.jobs.ts'

const library = '/api/v1/admin/media/'

let host: TestHost
let owner: TestClient
let photo: Buffer
beforeAll(async () => {
  host = await testHost()
  owner = await host.signIn('owner')
  // Lies on its side, as a telephone writes it, and says where it was taken.
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a63' } })
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
})
afterAll(() => host.close())

const upload = (...files: FormFile[]) => send(owner, library, files)
const fileOf = async (file: FormFile): Promise<MediaItem> => (await upload(file)).json().files[0]
/** Originals; smaller forms come when they are ready. */
const kept = async () => {
  const names = await readdir(host.composition.resolve(MediaFolder).path, { recursive: true })
  return names.filter((name) => /\/[0-9a-f]{32}\.[a-z]+$/.test(name)).sort()
}
const arriving = () => readdir(join(host.composition.resolve(HostConfig).dataFolder, 'media-incoming'))

describe('POST /api/v1/admin/media/ (OPEN-139)', () => {
  it('keeps several files at once under the names that people gave them', async () => {
    const reply = await upload(
      { name: 'Große Vase.JPEG', bytes: photo, type: 'image/jpeg' },
      { name: 'price list.pdf', bytes: Buffer.from('%PDF-1.7 list'), type: 'application/pdf' },
    )
    expect([reply.statusCode, reply.json().success]).toEqual([201, true])
    expect(reply.json().files).toMatchObject([
      { name: 'Große Vase.JPEG', fileName: 'grosse-vase.jpg', kind: 'image', width: 600, height: 900, version: 1 },
      { name: 'price list.pdf', fileName: 'price-list.pdf', kind: 'document', width: null, thumbnail: '' },
    ])
    expect(reply.json().files[0].createdBy).toBe('Test owner')
    const [row] = await host.sql`select action, details from core.audit where entity = 'media' order by id desc limit 1`
    expect(row).toMatchObject({ action: 'media.added' })
  })

  it('writes pictures anew: upright, and without what the camera noted (T8)', async () => {
    const { address } = await fileOf({ name: 'a.jpg', bytes: photo })
    const { rawPayload } = await host.visitor().get(address)
    const { exif, orientation, width, height } = await sharp(rawPayload).metadata()
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 600, 900])
    expect(rawPayload.includes('Secret place')).toBe(false)
  })

  it('leaves nothing behind a picture that is not the picture (T8, X2)', async () => {
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
    const { address } = await fileOf({ name: 'b.jpg', bytes: polyglot })
    expect((await host.visitor().get(address)).rawPayload.includes('<script>')).toBe(false)
  })

  it('takes script out of drawings, and serves them where nothing runs (T8, X2)', async () => {
    const svg = '<svg viewBox="0 0 4 4" onload="alert(1)"><script>alert(2)</script><path d="M0 0h4"/></svg>'
    const { address, width } = await fileOf({ name: 'c.svg', bytes: Buffer.from(svg), type: 'image/svg+xml' })
    const reply = await host.visitor().get(address)
    expect(width).toBe(4)
    expect(reply.body).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"></path></svg>')
    expect(reply.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
  })

  it('gives files that are no pictures as downloads (T8)', async () => {
    const { address } = await fileOf({ name: 'd.pdf', bytes: Buffer.from('%PDF-1.7') })
    const { headers } = await host.visitor().get(address)
    expect([headers['content-disposition'], headers['x-content-type-options']]).toEqual([
      'attachment; filename="d.pdf"',
      'nosniff',
    ])
  })

  it('puts them into a folder', async () => {
    const made = await owner.post('/api/v1/admin/media-folders/', { name: 'Shop' })
    const { id } = made.json().folder
    const reply = await send(owner, `${library}?folderId=${id}`, [{ name: 'e.jpg', bytes: photo }])
    expect(reply.json().files[0].folderId).toBe(id)
    expect((await send(owner, `${library}?folderId=999999`, [{ name: 'e.jpg', bytes: photo }])).statusCode).toBe(404)
  })

  it('is for those who may (PERM)', async () => {
    const file = { name: 'a.jpg', bytes: photo }
    expect((await send(host.visitor(), library, [file])).statusCode).toBe(401)
    expect((await send(await host.signIn('staff'), library, [file])).statusCode).toBe(403)
    expect((await send(await host.signIn('editor'), library, [file])).statusCode).toBe(201)
  })
})

describe('an upload that is refused leaves nothing (T8, T9, U1)', () => {
  const big = (size: number) => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(size)])
  const png = (width: number, height: number) => {
    const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    const size = Buffer.alloc(13)
    size.writeUInt32BE(width, 0)
    size.writeUInt32BE(height, 4)
    size.set([8, 2, 0, 0, 0], 8)
    return Buffer.concat([head, size, Buffer.alloc(40)])
  }
  it.each<[string, () => FormFile[], number, string]>([
    [
      'a type that is not taken',
      () => [{ name: 'a.tiff', bytes: Buffer.from('II*\0') }],
      422,
      'MEDIA_TYPE_NOT_ALLOWED',
    ],
    ['HTML as a picture', () => [{ name: 'a.png', bytes: Buffer.from('<html>') }], 422, 'MEDIA_TYPE_NOT_ALLOWED'],
    ['a name that lies', () => [{ name: 'a.png', bytes: photo }], 422, 'MEDIA_TYPE_DISAGREES'],
    ['a page by its name', () => [{ name: 'a.html', bytes: photo }], 422, 'MEDIA_TYPE_DISAGREES'],
    [
      'a declared type that lies',
      () => [{ name: 'a.jpg', bytes: photo, type: 'text/html' }],
      422,
      'MEDIA_TYPE_DISAGREES',
    ],
    ['a broken picture', () => [{ name: 'a.jpg', bytes: photo.subarray(0, 400) }], 422, 'MEDIA_BROKEN'],
    ['an image bomb', () => [{ name: 'a.png', bytes: png(60_000, 60_000) }], 422, 'MEDIA_TOO_MANY_PIXELS'],
    ['an empty file', () => [{ name: 'a.jpg', bytes: Buffer.alloc(0) }], 422, 'MEDIA_EMPTY'],
    ['more than 15 MB', () => [{ name: 'a.pdf', bytes: big(15 * 1024 * 1024) }], 413, 'MEDIA_TOO_LARGE'],
    [
      'more than 40 MB',
      () => Array(3).fill({ name: 'a.pdf', bytes: big(14 * 1024 * 1024) }),
      413,
      'MEDIA_REQUEST_TOO_LARGE',
    ],
    ['more than five files', () => Array(6).fill({ name: 'a.jpg', bytes: photo }), 413, 'MEDIA_TOO_MANY'],
    ['thousands of parts', () => Array(3000).fill({ name: 'a.jpg', bytes: Buffer.from('x') }), 413, 'MEDIA_TOO_MANY'],
    ['no file', () => [], 422, 'MEDIA_NO_FILE'],
    [
      'one bad among good ones',
      () => [
        { name: 'a.jpg', bytes: photo },
        { name: 'b.jpg', bytes: Buffer.from('x') },
      ],
      422,
      'MEDIA_TYPE_NOT_ALLOWED',
    ],
  ])('%s', async (_, files, status, code) => {
    const before = await kept()
    const reply = await upload(...files())
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
    expect(await kept()).toEqual(before)
    expect(await arriving()).toEqual([])
  })

  it.each(hostileFiles())(
    '$name, made to keep its reader busy, unless it can be made safe',
    async ({ code, ...file }) => {
      const reply = await upload(file)
      expect([reply.statusCode, reply.json().code]).toEqual(code === undefined ? [201, undefined] : [422, code])
      expect(await arriving()).toEqual([])
    },
  )

  it('one that takes too much time or memory to check, and one too many that waits', async () => {
    const file = { name: 'a.jpg', bytes: photo }
    const inspect = vi.spyOn(FileInspection.prototype, 'inspect')
    inspect.mockResolvedValueOnce({ refused: 'too much work' })
    const slow = await upload(file)
    inspect.mockRejectedValueOnce(new InspectionBusy())
    const busy = await upload(file)
    inspect.mockRestore()
    expect([slow.statusCode, slow.json().errors[0].message]).toEqual([
      422,
      '“a.jpg” takes too much time or memory to check. Make it smaller, or save it in another format.',
    ])
    expect([busy.statusCode, busy.json().code, busy.headers['retry-after']]).toEqual([503, 'MEDIA_BUSY', '2'])
    expect(await arriving()).toEqual([])
  })

  it('names the file at fault', async () => {
    const reply = await upload({ name: 'a.jpg', bytes: photo }, { name: 'scan.tiff', bytes: Buffer.from('II*\0') })
    expect(reply.json().errors).toEqual([
      {
        path: 'file[1]',
        message: '“scan.tiff”: this type is not allowed. Use JPEG, PNG, WebP, AVIF, GIF, SVG, PDF, MP4, WebM or VTT.',
      },
    ])
  })

  it('what is no form, or a form that breaks off', async () => {
    expect((await owner.post(library, {})).json().code).toBe('MEDIA_NO_FORM')
    const { payload, contentType } = await formOf([{ name: 'a.jpg', bytes: photo }])
    const headers = { 'content-type': contentType, origin: 'http://localhost' }
    const reply = await owner.inject({ method: 'POST', url: library, headers, payload: payload.subarray(0, 600) })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'MEDIA_CUT_OFF'])
    expect(await arriving()).toEqual([])
  })

  it('more than 40 MB that nothing announced', async () => {
    const large = { name: 'a.pdf', bytes: big(14 * 1024 * 1024) }
    const { payload, contentType } = await formOf([large, large, large])
    const headers = { 'content-type': contentType, origin: 'http://localhost' }
    const reply = await owner.inject({ method: 'POST', url: library, headers, payload: Readable.from([payload]) })
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'MEDIA_REQUEST_TOO_LARGE'])
    expect(await arriving()).toEqual([])
  })

  it('a connection that is cut', async () => {
    const before = await kept()
    const origin = await host.listen()
    const { payload, contentType } = await formOf([{ name: 'a.jpg', bytes: photo }])
    const headers = { 'content-type': contentType, cookie: owner.cookie, origin, 'content-length': payload.length }
    const sending = request(`${origin}${library}`, { method: 'POST', headers })
    sending.on('error', () => {})
    sending.write(payload.subarray(0, 700))
    await vi.waitFor(async () => expect(await arriving()).toHaveLength(1), { timeout: 5000 })
    sending.destroy()
    await vi.waitFor(async () => expect(await arriving()).toEqual([]), { timeout: 5000 })
    expect(await kept()).toEqual(before)
  })

  it('anything while the disk is nearly full (F7)', async () => {
    const room = vi.spyOn(Incoming.prototype, 'freeBytes').mockResolvedValue(499 * 1024 * 1024)
    const reply = await upload({ name: 'a.jpg', bytes: photo })
    room.mockRestore()
    expect([reply.statusCode, reply.json().code]).toEqual([507, 'MEDIA_STORAGE_FULL'])
    expect((await owner.get(library)).statusCode).toBe(200)
  })
})

describe('a picture at several widths', () => {
  const ask = (file: MediaItem, width: number, accept: string) =>
    host.visitor().inject({ url: `${file.address}?v=1&w=${width}`, headers: { accept } })
  const asBrowser = 'image/avif,image/webp,*/*'
  const forGood = 'public, max-age=31536000, immutable'
  const answer = ({ headers }: Awaited<ReturnType<typeof ask>>) => [headers['content-type'], headers['cache-control']]
  const widthOf = async ({ rawPayload }: Awaited<ReturnType<typeof ask>>) => (await sharp(rawPayload).metadata()).width
  /** Noise, so that it takes as many bytes as a photo. */
  const largePhoto = async () => {
    const size = { width: 1500, height: 900, channels: 3 } as const
    const noise = Uint8Array.from({ length: size.width * size.height * 3 }, (_, at) => (at * at * 31) % 251)
    return sharp(noise, { raw: size }).jpeg({ quality: 90 }).toBuffer()
  }

  it('is served in the best format that the browser takes, once it is made', async () => {
    const file = await fileOf({ name: 'wide.jpg', bytes: photo })
    // Small enough to stand in for its own smaller forms.
    expect(answer(await ask(file, 320, asBrowser))).toEqual(['image/jpeg', 'no-store'])
    const made = async (accept: string) => {
      const reply = await ask(file, 320, accept)
      expect(reply.headers['content-type']).toBe(accept)
      return reply
    }
    const avif = await vi.waitFor(() => made('image/avif'), { timeout: 20_000, interval: 50 })
    expect(avif.headers).toMatchObject({ vary: 'accept', 'cache-control': forGood })
    expect(await widthOf(avif)).toBe(320)
    await vi.waitFor(() => made('image/webp'), { timeout: 20_000, interval: 50 })
    expect(answer(await ask(file, 320, '*/*'))[0]).toBe('image/jpeg')
    expect(answer(await ask(file, 3201, 'image/avif'))[0]).toBe('image/jpeg')
  })

  it('is never sent whole in place of a size that is not made yet, when it is large', async () => {
    const file = await fileOf({ name: 'large.jpg', bytes: await largePhoto() })
    expect(file.size).toBeGreaterThan(800_000)
    const first = await ask(file, 1280, asBrowser)
    expect(answer(first)).toEqual(['image/webp', 'no-store'])
    expect(await widthOf(first)).toBe(320)
    expect(first.rawPayload.length).toBeLessThan(file.size / 10)
  })

  it('has every width right after its upload, made by a job', async () => {
    const file = await fileOf({ name: 'prepared.jpg', bytes: await largePhoto() })
    await host.run(makeMediaSizes, { id: file.id })
    for (const width of [320, 640, 960, 1280, 1500]) {
      const reply = await ask(file, width, 'image/webp')
      expect(answer(reply)).toEqual(['image/webp', forGood])
      expect(await widthOf(reply)).toBe(width)
    }
    // The lighter format is made when it is first asked for; until then the prepared one of this width stands in.
    const standIn = await ask(file, 1280, asBrowser)
    expect([...answer(standIn), await widthOf(standIn)]).toEqual(['image/webp', 'no-store', 1280])
  })

  it('is queued for its sizes by an upload and by a replacement, and a file without any is not', async () => {
    const queued = async () => {
      const rows = await host.sql`select payload from core.outbox where name = ${makeMediaSizes.id} order by id`
      return rows.map(({ payload }) => payload)
    }
    const { id } = await fileOf({ name: 'queued.jpg', bytes: photo })
    expect((await queued()).at(-1)).toEqual({ id })
    const before = (await queued()).length
    await fileOf({ name: 'list.pdf', bytes: Buffer.from('%PDF-1.7') })
    expect(await queued()).toHaveLength(before)
    await send(owner, `${library}${id}/replace/`, [{ name: 'new.jpg', bytes: photo, field: 'file' }])
    expect(await queued()).toHaveLength(before + 1)
  })
})

describe('POST /api/v1/admin/media/<id>/replace/', () => {
  it('puts other bytes under the same address', async () => {
    const before = await fileOf({ name: 'old.jpg', bytes: photo })
    const red = await sharp({ create: { width: 50, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const reply = await send(owner, `${library}${before.id}/replace/`, [{ name: 'new.png', bytes: red, field: 'file' }])
    expect(reply.json().file).toMatchObject({
      id: before.id,
      address: before.address,
      version: 2,
      width: 50,
      height: 40,
    })
    const now = await host.visitor().get(`${before.address}?v=2`)
    expect([now.headers['content-type'], now.headers['cache-control']]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ])
  })

  it('takes one file of the same kind only', async () => {
    const { id } = await fileOf({ name: 'old.jpg', bytes: photo })
    const before = await kept()
    const pdf = { name: 'new.pdf', bytes: Buffer.from('%PDF-1.7'), field: 'file' }
    expect((await send(owner, `${library}${id}/replace/`, [pdf])).json().code).toBe('MEDIA_OTHER_KIND')
    expect((await send(owner, `${library}${id}/replace/`, [pdf, pdf])).json().code).toBe('MEDIA_TOO_MANY')
    const missing = await send(owner, `${library}999999/replace/`, [{ name: 'a.jpg', bytes: photo, field: 'file' }])
    expect(missing.statusCode).toBe(404)
    expect(await kept()).toEqual(before)
  })
})
