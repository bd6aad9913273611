import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from './open-storage.ts'
import { bytesOf, type MediaStorage } from './storage.ts'

let folder: string
let server: S3rver
const storages = new Map<string, MediaStorage>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-media-'))
  server = new S3rver({
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'media', configs: [] }],
  })
  const { port } = await server.run()
  const s3 = {
    endpoint: `http://localhost:${port}`,
    region: 'us-east-1',
    bucket: 'media',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  storages.set('disk', await openStorage({ s3: undefined }, { path: join(folder, 'disk') }))
  storages.set('S3', await openStorage({ s3 }, { path: '' }))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['disk', 'S3'])('media on %s', (name) => {
  const storage = (): MediaStorage => {
    const found = storages.get(name)
    if (!found) throw new Error(`There is no storage “${name}”.`)
    return found
  }
  const bytes = Buffer.from('0123456789')

  it('lie there whole, and in parts', async () => {
    await storage().put('t1', 'a.bin', bytes, 'application/pdf')
    expect(await bytesOf(storage(), 't1', 'a.bin')).toEqual(bytes)
    const path = join(folder, 'given.bin')
    await writeFile(path, bytes)
    await storage().putFile('t1', 'b.zip', path, 'application/zip')
    expect(await bytesOf(storage(), 't1', 'b.zip')).toEqual(bytes)
    const part = await storage().open('t1', 'a.bin', { start: 2, end: 4 })
    expect([part?.size, Buffer.concat((await part?.stream.toArray()) ?? []).toString()]).toEqual([10, '234'])
  })

  it('are nobody else’s, and nowhere when they are nowhere', async () => {
    expect(await storage().open('t2', 'a.bin')).toBeUndefined()
    expect(await storage().open('t1', 'c.bin')).toBeUndefined()
  })

  it('go one by one, and with their tenant', async () => {
    for (const each of ['x', 'y', 'z']) await storage().put('t3', each, bytes, 'application/pdf')
    await storage().remove('t3', ['x', 'missing'])
    expect([await storage().open('t3', 'x'), (await bytesOf(storage(), 't3', 'y'))?.length]).toEqual([undefined, 10])
    await storage().removeAll('t3')
    expect(await storage().open('t3', 'y')).toBeUndefined()
    expect((await bytesOf(storage(), 't1', 'a.bin'))?.length).toBe(10)
    await storage().removeAll('never-was')
  })
})

it('a file on disk is there whole or not at all', async () => {
  const disk = storages.get('disk')
  await disk?.put('t4', 'a', Buffer.alloc(100_000), '')
  expect(await readdir(join(folder, 'disk/t4'))).toEqual(['a'])
})
