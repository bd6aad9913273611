import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { Files } from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runAs } from '../../data/index.ts'
import { MediaFolder } from '../../host/tokens.ts'
import { type S3Server, startS3Server } from '../../media-storage/s3-server.fixtures.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { send } from '../media/form.fixtures.ts'
import { desk } from './files.fixtures.ts'

const notes = '/api/v1/admin/notes/'
const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}`)

let server: S3Server
let host: InMemoryHost
let owner: TestClient
beforeAll(async () => {
  server = await startS3Server()
  host = await testHost({ packages: [desk], jobs: true, environment: server.environment })
  owner = await host.signIn('owner')
})
afterAll(async () => {
  await host?.close()
  await server?.[Symbol.asyncDispose]()
})

const objects = () => server.objects(host.tenants.a.guid)
const newNote = async (): Promise<number> => (await owner.post(notes, {})).json().id
const add = (note: number, name: string) =>
  send(owner, `${notes}${note}/files/`, [{ name, bytes: pdf(name), type: 'application/pdf' }])

it('on S3 the files of records are added, read, linked and deleted with their record, and none lies on the disk', async () => {
  const [note, kept] = [await newNote(), await newNote()]
  const { id } = (await add(note, 'a.pdf')).json().files[0]
  expect((await add(kept, 'b.pdf')).statusCode).toBe(201)
  expect(await objects()).toHaveLength(2)
  expect((await owner.get(`${notes}${note}/files/${id}/`)).body).toBe(pdf('a.pdf').toString())

  const files = host.composition.resolve(Files)
  const opened = await runAs({ tenant: host.tenants.a }, () => files.open({ kind: 'desk.note', id: note }, id))
  expect(await buffer(opened.stream)).toEqual(pdf('a.pdf'))
  const link = await runAs({ tenant: host.tenants.a }, () => files.link(id, 60))
  const { pathname, search } = new URL(link, 'http://localhost')
  expect((await host.visitor().get(`${pathname}${search}`)).body).toBe(pdf('a.pdf').toString())

  expect((await owner.delete(`${notes}${note}/`)).statusCode).toBe(200)
  // The bytes go after the reply.
  await vi.waitFor(async () => expect(await objects()).toHaveLength(1), 15_000)
  expect(await readdir(host.composition.resolve(MediaFolder).path).catch(() => [])).toEqual([])
})

it('on S3 a store that is away is told as such, and nothing of the file stays with the record', async () => {
  const note = await newNote()
  await server.close()
  expect((await add(note, 'late.pdf')).statusCode).toBe(503)
  expect((await owner.get(`${notes}${note}/files/`)).json().results.rows).toEqual([])
})
