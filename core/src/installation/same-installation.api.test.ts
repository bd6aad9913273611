import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ConfigurationError, readConfig } from '../config/index.ts'
import { type TestDatabase, testDatabase } from '../data/testing.ts'
import { DiskStorage } from '../media-storage/disk-storage.ts'
import type { MediaStorage } from '../media-storage/storage.ts'
import { acceptNext, assertSameInstallation } from './same-installation.ts'

const secrets = { one: 'one-secret-of-32-characters-and-more', other: 'another-secret-of-32-characters-and-more' }
let db: TestDatabase
let folder: string
const warned: string[] = []
const log = { info: () => undefined, warn: (text: string) => void warned.push(text) }

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db?.close())
beforeEach(async () => {
  warned.length = 0
  await db.admin('delete from core.state')
  folder = await mkdtemp(join(tmpdir(), 'ashlar-same-'))
})
afterEach(() => rm(folder, { recursive: true }))

const storageIn = (name: string) => new DiskStorage({ path: join(folder, name, 'media') })
function start(name: string, secret: string | undefined = secrets.one, storage: MediaStorage = storageIn(name)) {
  const config = readConfig({ ASHLAR_DATA: join(folder, name), ASHLAR_SECRET: secret })
  return assertSameInstallation({ data: db.data, config, storage, log })
}

test('first starts at once note the secret and the media store, and later ones are let through', async () => {
  await Promise.all([start('a'), start('a'), start('a')])
  await start('a')
  const [row] = await db.admin<{ value: string }>(`select value from core.state where key = 'secret-fingerprint'`)
  expect(row?.value).toMatch(/^[0-9a-f]{64}$/)
  expect(warned).toEqual([])
})

test('a server with another secret is refused with a sentence that holds neither secret', async () => {
  await start('a')
  const refused = start('a', secrets.other)
  await expect(refused).rejects.toThrow(ConfigurationError)
  await expect(refused).rejects.toThrow(/^The secret of this server \(ASHLAR_SECRET\) is not the one that the database/)
  await expect(refused).rejects.not.toThrow(/-secret-of-32/)
  // One that nobody set lies in its data folder.
  await expect(start('a', '')).rejects.toThrow(/the file “secret” in .*\/a\)/)
  await writeFile(join(folder, 'a', 'secret'), secrets.one)
  await start('a', '')
})

test('a server with another media store is refused until the files are copied there', async () => {
  await start('a')
  await expect(start('b')).rejects.toThrow(
    /^The media store of this server \(the folder “media” in .*\/b\) is not the one/,
  )
  await expect(start('b')).rejects.toThrow(ConfigurationError)
  await cp(join(folder, 'a'), join(folder, 'c'), { recursive: true })
  await start('c')
  // A store that belongs to another installation is no better than an empty one.
  await storageIn('d').put('installation', 'mark', Buffer.from('another'))
  await expect(start('d')).rejects.toThrow('ashlar database accept-media')
})

test('a change that the operator accepts is noted by the next start', async () => {
  await start('a')
  await acceptNext(db.data, 'media')
  await expect(start('b', secrets.other)).rejects.toThrow('accept-secret')
  await acceptNext(db.data, 'secret')
  await start('b', secrets.other)
  await expect(start('a', secrets.other)).rejects.toThrow('The media store')
})

test('a first start that was cut off before it marked the store is made up for', async () => {
  await start('a')
  await storageIn('a').remove('installation', ['mark'])
  await expect(start('a')).rejects.toThrow('The media store')
  await db.admin(`update core.state set value = value || '{"isWritten": false}' where key = 'media-mark'`)
  await start('a')
  await start('a')
})

test('a media store that does not answer is told in the log and stops no start', async () => {
  const away = storageIn('a')
  away.open = () => Promise.reject(new Error('connection refused'))
  await start('a', secrets.one, away)
  expect(warned).toEqual([expect.stringContaining('connection refused')])
})
