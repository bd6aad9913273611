import type { MediaItem } from '@ashlar/sdk/platform'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHost } from '../../testing/index.ts'
import { send } from './form.fixtures.ts'

const library = '/api/v1/admin/media/'
const folders = '/api/v1/admin/media-folders/'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost()
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

const drawing = '<svg viewBox="0 0 4 4"><path d="M0 0h4"/></svg>'
async function added(name: string, folderId?: number): Promise<MediaItem> {
  const bytes = Buffer.from(name.endsWith('.svg') ? drawing : '%PDF-1.7')
  const url = folderId === undefined ? library : `${library}?folderId=${folderId}`
  return (await send(owner, url, [{ name, bytes }])).json().files[0]
}
const names = async (query: string, client = owner) =>
  (await client.get(`${library}?${query}`)).json().results.rows.map(({ name }: MediaItem) => name)
const folder = async (name: string, parentId: number | null = null) =>
  (await owner.post(folders, { name, parentId })).json().folder

describe('files of the library (OPEN-139)', () => {
  it('are listed by folder, kind, words and in several orders', async () => {
    const { id } = await folder('Ledgers')
    await added('beta ledger.svg', id)
    await added('alpha ledger.pdf')
    await added('gamma ledger.pdf', id)
    expect(await names('search=ledger')).toEqual(['gamma ledger.pdf', 'alpha ledger.pdf', 'beta ledger.svg'])
    expect(await names(`search=ledger&folderId=${id}`)).toEqual(['gamma ledger.pdf', 'beta ledger.svg'])
    expect(await names('search=ledger&folderId=0&type=document')).toEqual(['alpha ledger.pdf'])
    expect(await names('search=ledger&orderBy=name&orderDirection=asc')).toEqual([
      'alpha ledger.pdf',
      'beta ledger.svg',
      'gamma ledger.pdf',
    ])
    expect((await names('search=ledger&orderBy=size&orderDirection=desc'))[0]).toBe('beta ledger.svg')
    expect(await names('search=ledger', await host.signIn('owner', 'b'))).toEqual([])
  })

  it('take alternative text, name, folder and focus, and keep their address', async () => {
    const { id, address } = await added('before.svg')
    const change = { altText: 'A line', name: 'After the storm', focalX: 20, focalY: 80 }
    const reply = await owner.put(`${library}${id}/`, change)
    expect(reply.json().file).toMatchObject({ ...change, address })
    expect(await names('search=storm')).toEqual(['After the storm'])
    expect((await host.visitor().get(address)).statusCode).toBe(200)
    expect((await owner.put(`${library}${id}/`, { focalX: 101 })).statusCode).toBe(422)
    expect((await owner.put(`${library}${id}/`, { folderId: 999_999 })).statusCode).toBe(404)
    expect((await owner.put(`${library}${id}/`, { sha256: 'x' })).statusCode).toBe(400)
    const other = await host.signIn('owner', 'b')
    expect((await other.inject({ url: `${library}${id}/` })).statusCode).toBe(404)
  })

  it('go into the trash and come back, all or none', async () => {
    const [one, two] = [await added('trash one.pdf'), await added('trash two.pdf')]
    const ids = [one.id, two.id]
    expect((await owner.post(`${library}delete/`, { ids: [...ids, 999_999] })).statusCode).toBe(404)
    expect(await names('search=trash')).toHaveLength(2)
    expect((await owner.post(`${library}delete/`, { ids })).json().count).toBe(2)
    expect([await names('search=trash'), await names('search=trash&deleted=true')]).toEqual([
      [],
      ['trash two.pdf', 'trash one.pdf'],
    ])
    expect((await host.visitor().get(one.address)).statusCode).toBe(404)
    expect((await owner.put(`${library}${one.id}/`, { name: 'x' })).statusCode).toBe(404)
    await owner.post(`${library}restore/`, { ids })
    expect((await host.visitor().get(one.address)).statusCode).toBe(200)
    expect((await owner.delete(`${library}${two.id}/`)).json().success).toBe(true)
    const audit = await host.sql`select action from core.audit where entity_id = ${String(one.id)} order by id`
    expect(audit.map(({ action }) => action)).toEqual(['media.added', 'media.deleted', 'media.restored'])
  })

  it('are changed and deleted only by those who may', async () => {
    const { id } = await added('guarded.pdf')
    const staff = await host.signIn('staff')
    expect((await staff.get(`${library}${id}/`)).statusCode).toBe(200)
    expect((await staff.put(`${library}${id}/`, { name: 'x' })).statusCode).toBe(403)
    expect((await staff.delete(`${library}${id}/`)).statusCode).toBe(403)
    expect((await staff.post(`${library}move/`, { ids: [id], folderId: null })).statusCode).toBe(403)
  })
})

describe('where a file is used', () => {
  it('names pages by their image and content, and settings', async () => {
    const { id, address } = await added('used.svg')
    const page = (await owner.post('/api/v1/admin/pages/', { title: 'Uses it', image: address })).json().page
    await owner.put('/api/v1/admin/settings/', { favicon: address })
    const uses = async () => (await owner.get(`${library}${id}/`)).json().usedIn
    expect(await uses()).toEqual([
      { kind: 'page', id: page.id, title: 'Uses it', address: `/admin/pages/${page.id}` },
      { kind: 'setting', id: 0, title: 'Settings', address: '/admin/setting/general' },
    ])
    await owner.put('/api/v1/admin/settings/', { favicon: '' })
    await owner.put('/api/v1/admin/pages/', { id: page.id, image: '' })
    expect(await uses()).toEqual([])
  })
})

describe('folders', () => {
  it('stand in a tree, with what is in them', async () => {
    const outer = await folder('Outer')
    const inner = await folder('Inner', outer.id)
    await added('in the inner.svg', inner.id)
    const rows = (await owner.get(folders)).json().results.rows
    const found = rows.find(({ id }: { id: number }) => id === inner.id)
    expect(found).toMatchObject({ name: 'Inner', parentId: outer.id, files: 1 })
    expect(found.thumbnails).toEqual([expect.stringMatching(/^\/media\/\d+\/in-the-inner\.svg\?v=1$/)])
    const [{ id }] = (await owner.get(`${library}?folderId=${inner.id}`)).json().results.rows
    await owner.post(`${library}move/`, { ids: [id], folderId: outer.id })
    expect(await names(`folderId=${outer.id}`)).toEqual(['in the inner.svg'])
  })

  it('have one name in one place, and never stand in themselves', async () => {
    const one = await folder('One')
    const inner = await folder('Two', one.id)
    expect((await owner.post(folders, { name: ' one ' })).json()).toMatchObject({
      code: 'MEDIA_FOLDER_TAKEN',
      errors: [{ path: 'name', message: 'This name is already taken.' }],
    })
    expect((await owner.post(folders, { name: 'One', parentId: one.id })).statusCode).toBe(201)
    const inside = await owner.put(`${folders}${one.id}/`, { parentId: inner.id })
    expect([inside.statusCode, inside.json().code]).toEqual([422, 'MEDIA_FOLDER_INSIDE_ITSELF'])
    expect((await owner.put(`${folders}${inner.id}/`, { name: 'Three', parentId: null })).json().folder).toMatchObject({
      name: 'Three',
      parentId: null,
    })
  })

  it('go only when they are empty', async () => {
    const { id } = await folder('Full')
    const file = await added('kept.pdf', id)
    expect((await owner.delete(`${folders}${id}/`)).json().code).toBe('MEDIA_FOLDER_NOT_EMPTY')
    await owner.delete(`${library}${file.id}/`)
    expect((await owner.delete(`${folders}${id}/`)).json().success).toBe(true)
    await owner.post(`${library}restore/`, { ids: [file.id] })
    expect((await owner.get(`${library}${file.id}/`)).json().file.folderId).toBeNull()
    expect((await owner.delete(`${folders}${id}/`)).statusCode).toBe(404)
  })
})

describe('images of the library (issue 16)', () => {
  const png = async (name: string, width = 400, height = 300): Promise<MediaItem> => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#a63' } })
      .png()
      .toBuffer()
    return (await send(owner, library, [{ name, bytes }])).json().files[0]
  }

  it('lack an alternative text until they have one or are marked as decorative', async () => {
    const [one, two] = [await png('lacking one.png'), await png('lacking two.png')]
    await added('lacking three.pdf')
    const lacking = () => names('search=lacking&lacksAltText=true')
    expect(await lacking()).toEqual(['lacking two.png', 'lacking one.png'])
    await owner.put(`${library}${one.id}/`, { altText: 'A rust-coloured field' })
    expect(await lacking()).toEqual(['lacking two.png'])
    const marked = await owner.put(`${library}${two.id}/`, { isDecorative: true })
    expect([marked.json().file.isDecorative, await lacking()]).toEqual([true, []])
    // The check before publishing asks for no text there.
    const media = [one.address, two.address]
    const checked = await owner.post('/api/v1/admin/page/links/check/', { paths: [], media })
    expect(checked.json()).toMatchObject({ missingMedia: [], decorativeMedia: [two.address] })
    // Whoever describes it means it to be read.
    const described = await owner.put(`${library}${two.id}/`, { altText: 'A field' })
    expect(described.json().file.isDecorative).toBe(false)
  })

  it('are cropped into a file of their own, with text and focal point, and stay as they are', async () => {
    const { id, address } = await png('shed.png')
    await owner.put(`${library}${id}/`, { altText: 'The shed', focalX: 50, focalY: 50 })
    const crop = (area: object, client = owner) => client.post(`${library}${id}/crop/`, area)
    const reply = await crop({ x: 100, y: 50, width: 200, height: 200 })
    expect(reply.statusCode).toBe(201)
    const { file } = reply.json()
    expect(file).toMatchObject({ name: 'shed (cropped).png', width: 200, height: 200, altText: 'The shed' })
    expect([file.focalX, file.focalY]).toEqual([50, 50])
    expect((await crop({ x: 0, y: 0, width: 100, height: 100 })).json().file).toMatchObject({
      focalX: 100,
      focalY: 100,
    })
    const whole = await sharp((await host.visitor().get(address)).rawPayload).metadata()
    expect([whole.width, whole.height]).toEqual([400, 300])
    expect((await crop({ x: 300, y: 0, width: 200, height: 10 })).json().code).toBe('MEDIA_CROP_OUTSIDE')
    expect((await crop({ x: 0, y: 0, width: 0, height: 10 })).statusCode).toBe(422)
    expect((await crop({ x: 0, y: 0, width: 9, height: 9 }, await host.signIn('owner', 'b'))).statusCode).toBe(404)
    expect((await crop({ x: 0, y: 0, width: 9, height: 9 }, await host.signIn('staff'))).statusCode).toBe(403)
    const line = await added('line.svg')
    const refused = await owner.post(`${library}${line.id}/crop/`, { x: 0, y: 0, width: 1, height: 1 })
    expect(refused.json().code).toBe('MEDIA_NOT_CROPPED')
  })

  it('have a small picture in the trash, for those who see the library', async () => {
    const { id, thumbnail } = await png('binned.png')
    await owner.delete(`${library}${id}/`)
    expect((await host.visitor().get(thumbnail)).statusCode).toBe(404)
    const [{ thumbnail: inTrash }] = (await owner.get(`${library}?search=binned&deleted=true`)).json().results.rows
    const picture = await owner.get(inTrash)
    expect(picture.headers['content-type']).toBe('image/png')
    expect((await sharp(picture.rawPayload).metadata()).width).toBe(400)
    const small = await owner.inject({ url: inTrash, headers: { accept: 'image/webp' } })
    expect((await sharp(small.rawPayload).metadata()).width).toBe(320)
    expect((await host.visitor().get(inTrash)).statusCode).toBe(401)
    expect((await (await host.signIn('owner', 'b')).get(inTrash)).statusCode).toBe(404)
    const drawing = await added('binned.svg')
    await owner.delete(`${library}${drawing.id}/`)
    const shown = await owner.get(`${library}${drawing.id}/thumbnail/`)
    expect(shown.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
  })
})
