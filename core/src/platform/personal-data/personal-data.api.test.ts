import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type CollectionMembers, defineModule, each, token } from '@ashlar/sdk'
import {
  Database,
  defineErrors,
  defineServer,
  Mailer,
  offer,
  type Person,
  PersonalArchive,
  type PersonalData,
  type PersonalFile,
  personalData,
  provide,
  RecordTraces,
} from '@ashlar/sdk/server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runAs } from '../../data/index.ts'
import { MediaStorage } from '../../media-storage/storage.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'

const album = defineModule({ id: 'album', title: 'Album' })
const errors = defineErrors('ALBUM', { LOST: [404, () => 'These bytes are lost.'] })

/** A module with a picture of everybody, one of which is lost. */
class Pictures implements PersonalData {
  readonly id = 'album'
  readonly title = 'Album'
  export = async () => ['a picture']
  erase = async () => undefined
  files = async (): Promise<PersonalFile[]> => [
    { path: 'face.txt', open: async () => Readable.from([Buffer.from('a face')]) },
    { path: 'lost.txt', open: () => Promise.reject(errors.LOST()) },
    { path: 'last.txt', open: async () => Readable.from([Buffer.from('the last')]) },
  ]
}
/** What every module holds, for the test. */
class AllMembers {
  readonly members: CollectionMembers<PersonalData>
  constructor(members: CollectionMembers<PersonalData>) {
    this.members = members
  }
}
const Everybody = token<AllMembers>('album.everybody')

let host: InMemoryHost
beforeAll(async () => {
  const server = defineServer(album, {
    services: [offer(personalData, Pictures), provide(Everybody, AllMembers, each(personalData))],
  })
  host = await testHost({ packages: [{ name: '@acme/album', root: { album }, server }] })
})
afterAll(() => host?.close())
beforeEach(async () => {
  await host.sql`delete from core.mail`
  await host.sql`delete from core.data_import`
})

const here = <T>(work: () => Promise<T>) => runAs({ tenant: host.tenants.a }, work)
const erase = (person: Person) =>
  here(async () => {
    for (const member of host.composition.resolve(Everybody).members.all()) await member.erase(person)
  })
const send = (to: string, more: Partial<Parameters<Mailer['send']>[1]> = {}) =>
  here(() =>
    host.composition
      .resolve(Database)
      .tenant((tx) =>
        host.composition.resolve(Mailer).send(tx, { purpose: 'album.mail', to, subject: 'Hi', text: 'Hello', ...more }),
      ),
  )
const receivers = async () => (await host.mails()).map(({ to }) => to)

it('erases mails to an address and mails that name it, and none with an address that only looks like it', async () => {
  await send('Ann@example.com')
  await send('desk@example.com', { text: 'Ann wrote from <ANN@example.com>.' })
  await send('office@example.com', { replyTo: 'ann@example.com' })
  for (const other of ['joann@example.com', 'ann@example.com.au', 'ann@example.co', 'x.ann@example.com'])
    await send(other)
  await erase({ email: 'ann@example.com' })
  expect(await receivers()).toEqual(['joann@example.com', 'ann@example.com.au', 'ann@example.co', 'x.ann@example.com'])
})

it('erases mails about a record with the words by which they are found, and keeps those of other websites', async () => {
  await send('desk@example.com', { about: [{ entity: 'picture', id: 7 }], subject: 'Portrait' })
  await send('desk@example.com', { about: [{ entity: 'picture', id: 77 }] })
  const other = { tenant: host.tenants.b }
  await runAs(other, () => host.composition.resolve(RecordTraces).erase([{ entity: 'picture', id: 7 }]))
  expect(await receivers()).toHaveLength(2)
  await here(() => host.composition.resolve(RecordTraces).erase([{ entity: 'picture', id: 7 }]))
  expect(await receivers()).toHaveLength(1)
  expect(await host.sql`select from core.search_word where kind = 'mail' and word = 'portrait'`).toEqual([])
})

it('erases what lines of the audit log say, and keeps who did what; others stay as they are', async () => {
  const act = { action: 'picture.hung', entity: 'picture' }
  await runAs({ tenant: host.tenants.a, actorName: 'Warden' }, () =>
    host.composition.resolve(Database).tenant(async (tx) => {
      tx.audit({ ...act, entityId: 7, title: 'Portrait of Ann' })
      tx.audit({ ...act, entityId: 8, title: 'Landscape', details: { picture_id: 7 } })
      tx.audit({ ...act, entityId: 9, title: 'Still life' })
    }),
  )
  await here(() => host.composition.resolve(RecordTraces).erase([{ entity: 'picture', id: 7 }]))
  const owner = await host.signIn('owner')
  const found = async (search: string) =>
    (await owner.get(`/api/v1/admin/audit/?entity=picture&search=${search}`)).json().results.rows
  const lines = await found('warden')
  expect(lines.map(({ entityId, title }: { entityId: string; title: string }) => [entityId, title]).toSorted()).toEqual(
    [
      ['7', ''],
      ['8', ''],
      ['9', 'Still life'],
    ],
  )
  expect([await found('portrait'), await found('landscape')]).toEqual([[], []])
  const inside = here(() =>
    host.composition
      .resolve(Database)
      .tenant(() => host.composition.resolve(RecordTraces).erase([{ entity: 'picture', id: 9 }])),
  )
  await expect(inside).rejects.toThrow('outside of a unit of work')
})

it('an archive has the data of all modules and their files; one whose bytes are lost does not keep back the rest', async () => {
  await send('ann@example.com', { subject: 'For Ann' })
  const archive = await here(async () =>
    text(await host.composition.resolve(PersonalArchive).of({ email: 'ann@example.com' })),
  )
  for (const part of ['"Album"', '"subject": "For Ann"', 'Album/face.txta face', 'Album/last.txtthe last'])
    expect(archive).toContain(part)
  expect(archive).toContain('Album/lost.txtThis file is missing from the storage')
})

it('erases files of imports that name the address, also beyond their sample, and refuses while one is running', async () => {
  const storage = host.composition.resolve(MediaStorage)
  const { guid } = host.tenants.a
  const file = async (name: string, csv: string, state: string) => {
    await storage.put(guid, name, Buffer.from(csv), 'text/csv')
    await host.sql`insert into core.data_import (tenant_id, id, module, entity, file_name, storage_name, bytes, sha256,
      separator, head, sample, first_offset, first_line, total, mapping, state, next_offset, next_line)
      values (${guid}, gen_random_uuid(), 'album', 'people', 'people.csv', ${name}, 1, '', ',', '[]', '[]', 0, 1, 1, '{}',
        ${state}, 0, 1)`
  }
  const left = async () =>
    (await host.sql<{ name: string }>`select storage_name as name from core.data_import order by 1`).map(
      ({ name }) => name,
    )
  await file('long.csv', `${'x'.repeat(200_000)}\nANN@example.com\n`, 'done')
  await file('other.csv', 'bo@example.com', 'done')
  await erase({ email: 'ann@example.com' })
  expect(await left()).toEqual(['other.csv'])
  expect(await storage.open(guid, 'long.csv')).toBeUndefined()
  await file('running.csv', 'ann@example.com', 'running')
  await expect(erase({ email: 'ann@example.com' })).rejects.toMatchObject({ code: 'IMPORT_UNDER_WAY' })
  expect(await left()).toEqual(['other.csv', 'running.csv'])
})
