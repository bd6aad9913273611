// A process that uploads a picture and a document at a time, as fast as it can, and tells each upload that was acknowledged.
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { core } from '@ashlar/sdk/platform'
import type { Tenant } from '@ashlar/sdk/server'
import fastify from 'fastify'
import sharp from 'sharp'
import { readConfig } from '../../config/index.ts'
import { openDatabase, runAs } from '../../data/index.ts'
import { FileInspection } from '../../file-inspection/file-inspection.ts'
import { performed } from '../../file-inspection/inspect.ts'
import { openStorage } from '../../media-storage/open-storage.ts'
import { bytesOf } from '../../media-storage/storage.ts'
import { noAuthor } from '../author.ts'
import { coreServer } from '../server.ts'
import { ByteStore } from './byte-store.ts'
import { formOf } from './form.fixtures.ts'
import { Incoming, mediaLimits } from './incoming.ts'
import { type Media, MediaEntity } from './media.entity.ts'
import { MediaLeftovers } from './media.leftovers.ts'
import { MediaStore } from './media.store.ts'
import { MediaVariants } from './media.variants.ts'
import { Unrecorded } from './unrecorded.ts'
import { namesOf, preparedVariants } from './variant.ts'

const tenant: Tenant = {
  guid: '0194e5a0-0000-7000-8000-000000000001',
  id: 1,
  name: 'Media',
  plan: 'enterprise',
  modules: [],
  origin: 'http://localhost',
}
const tell = (message: object) => void process.send?.(message)

const photo = { width: 640, height: 420, channels: 3 } as const
const noise = Uint8Array.from({ length: photo.width * photo.height * photo.channels }, (_, i) => (i * i) % 251)
const sent = await sharp(noise, { raw: photo }).jpeg().toBuffer()
const inspected = await performed({ kind: 'inspect', source: { bytes: sent }, claims: {} })
const picture = 'prepared' in inspected ? inspected.prepared.bytes : sent
const documentOf = (n: number) => Buffer.from(`%PDF-1.7 ${n}`.padEnd(300_000, ` ${n}`))

// Loaded while the one before still runs; the database folder is free once that one is gone.
const after = await new Promise<number>((resolve) =>
  process.once('message', (message: { after: number }) => resolve(message.after)),
)
const config = readConfig(process.env)
const data = await openDatabase(config)
await data.migrate([{ module: core, migrations: coreServer.migrations }])
const { database } = data
await database.system(
  (tx) => tx.sql`
  insert into core.tenant (guid, name, plan) values (${tenant.guid}, ${tenant.name}, ${tenant.plan}) on conflict do nothing`,
)

const folder = join(config.dataFolder, 'media')
const storage = await openStorage(config, { path: folder })
const inspection = new FileInspection()
const incoming = new Incoming(config)
const unrecorded = new Unrecorded(database, storage, config)
const leftovers = new MediaLeftovers(incoming, storage, unrecorded, undefined)
const bytes = new ByteStore(storage, unrecorded, leftovers)
const store = new MediaStore(database, bytes, inspection)
const variants = new MediaVariants(storage, inspection, undefined)
const app = fastify()
await incoming.accept(app)
app.post('/', (request) =>
  runAs({ tenant }, async () => {
    const rows = await store.addAll(
      (keep) =>
        incoming.each(request, mediaLimits, ({ path, name: fileName, declared }) =>
          keep({ path, fileName, declared, altText: '' }),
        ),
      noAuthor,
    )
    for (const row of rows) making = making.then(() => makeSizes(row))
    return rows
  }),
)

/** Smaller forms are made beside further uploads, as the job makes them. */
let making = Promise.resolve()
async function makeSizes(row: Media): Promise<void> {
  for (const variant of preparedVariants(row)) await variants.make(tenant.guid, row, variant)
}

/** All files of the media library, as their records name them. */
const records = () =>
  database.system((tx) =>
    tx.db(MediaEntity).selectFrom('media').selectAll().where('tenantId', '=', tenant.guid).orderBy('id').execute(),
  )

/** What the records say and the storage does not hold whole. */
async function brokenOf(rows: readonly Media[]): Promise<string[]> {
  const broken: string[] = []
  for (const row of rows) {
    const bytes = await bytesOf(storage, tenant.guid, row.storageName)
    const expected = row.kind === 'image' ? picture : documentOf(numberOf(row))
    const isSame = bytes?.equals(expected) && createHash('sha256').update(bytes).digest('hex') === row.sha256
    if (!isSame || row.size !== expected.length) broken.push(`${row.name}: ${bytes?.length} bytes`)
    for (const name of namesOf(row).slice(1)) {
      const smaller = await bytesOf(storage, tenant.guid, name)
      // Every point of it: a file that was cut off has a head that can be read.
      if (smaller)
        await sharp(smaller, { failOn: 'warning' })
          .raw()
          .toBuffer()
          .catch(() => broken.push(name))
    }
  }
  return broken
}

const numberOf = ({ name }: Media) => Number(/\d+/.exec(name)?.[0])

/** Files of the data folder that belong to uploads and that no record names. */
async function strayFiles(): Promise<string[]> {
  const named = new Set((await records()).flatMap(namesOf).map((name) => join(folder, tenant.guid, name)))
  const stray: string[] = []
  for (const each of ['media', 'media-incoming', 'media-unrecorded']) {
    const path = join(config.dataFolder, each)
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    stray.push(...files.filter((file) => !named.has(file)))
  }
  return stray
}

async function upload(n: number): Promise<void> {
  const { payload, contentType } = await formOf([
    { name: `picture-${n}.jpg`, bytes: sent },
    { name: `document-${n}.pdf`, bytes: documentOf(n) },
  ])
  const headers = { 'content-type': contentType }
  tell({ begun: n })
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/', payload, headers })
  if (statusCode !== 200) throw new Error(body)
  tell({ uploaded: n })
}

const left = await strayFiles()
const rows = await records()
let n = after
tell({ found: { names: rows.map(({ name }) => name), broken: await brokenOf(rows), left } })

// The first upload clears what earlier lives have left.
await upload(++n)
await making
tell({ stray: await strayFiles() })
for (;;) await upload(++n)
