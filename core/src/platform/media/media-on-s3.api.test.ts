import { readdir } from 'node:fs/promises'
import type { MediaItem } from '@ashlar/sdk/platform'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { MediaFolder } from '../../host/tokens.ts'
import { type S3Server, startS3Server } from '../../media-storage/s3-server.fixtures.ts'
import { testHost } from '../../testing/index.ts'
import { send } from './form.fixtures.ts'

const library = '/api/v1/admin/media/'

let server: S3Server
let host: TestHost
let owner: TestClient
beforeAll(async () => {
  server = await startS3Server()
  host = await testHost({ jobs: true, environment: server.environment })
  owner = await host.signIn('owner')
})
afterAll(async () => {
  await host?.close()
  await server?.[Symbol.asyncDispose]()
})

const objects = () => server.objects(host.tenants.a.guid)
const drawing = (width: number) => Buffer.from(`<svg viewBox="0 0 ${width} 4"><path d="M0 0h${width}"/></svg>`)
const upload = async (url: string, name: string, bytes: Buffer) => {
  const reply = await send(owner, url, [{ name, bytes }])
  expect(reply.statusCode, reply.body).toBeLessThan(300)
  return reply.json()
}
const seen = (address: string, headers: Record<string, string> = {}) => host.visitor().inject({ url: address, headers })

it('on S3 files are taken in, shown, replaced and removed through the same routes, and none lies on the disk', async () => {
  const file: MediaItem = (await upload(library, 'Line.svg', drawing(8))).files[0]
  expect(await objects()).toHaveLength(1)
  const shown = await seen(file.address)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(shown.body).toContain('h8')
  const part = await seen(file.address, { range: 'bytes=0-3' })
  expect([part.statusCode, part.body]).toEqual([206, shown.body.slice(0, 4)])

  const replaced = (await upload(`${library}${file.id}/replace/`, 'Other.svg', drawing(16))).file
  expect(replaced).toMatchObject({ id: file.id, width: 16 })
  expect((await seen(file.address)).body).toContain('h16')
  // What was before goes, after the reply.
  await vi.waitFor(async () => expect(await objects()).toHaveLength(1), 15_000)

  expect((await owner.delete(`${library}${file.id}/`)).statusCode).toBe(200)
  expect((await seen(file.address)).statusCode).toBe(404)
  const { path } = host.composition.resolve(MediaFolder)
  expect(await readdir(path).catch(() => [])).toEqual([])
})

it('on S3 a store that is away is told as such, and nothing of the upload stays in the library', async () => {
  await server.close()
  const reply = await send(owner, library, [{ name: 'Later.svg', bytes: drawing(4) }])
  expect(reply.statusCode).toBe(503)
  expect((await owner.get(`${library}?search=later`)).json().results.total).toBe(0)
})
