import { createHmac, randomUUID } from 'node:crypto'
import { type Config, ConfigurationError, secretOf } from '../config/index.ts'
import type { DataLayer, DataLog } from '../data/index.ts'
import { bytesOf, type MediaStorage } from '../media-storage/storage.ts'

/** Rows of `core.state`. */
const keys = { secret: 'secret-fingerprint', media: 'media-mark' } as const
export type Belonging = keyof typeof keys

/** Where the media store keeps its mark: a name that no website's files have, and that is copied along with them. */
const markAt = ['installation', 'mark'] as const

interface MediaMark {
  readonly id: string
  /** Whether it was written into the media store. */
  readonly isWritten: boolean
}

interface Parts {
  readonly data: DataLayer
  readonly config: Config
  readonly storage: MediaStorage
  readonly log: DataLog
}

/**
 * Make sure that this process has the secret and the media store that belong to the database. With another secret
 * right codes would be refused and repeated requests run twice; with another store files would be missing. The first
 * start notes both. The tables of core must be there.
 *
 * @throws ConfigurationError saying what to do
 */
export async function assertSameInstallation({ data, config, storage, log }: Parts): Promise<void> {
  await assertSameSecret(data, config)
  try {
    await assertSameMedia(data, config, storage)
  } catch (error) {
    if (error instanceof ConfigurationError) throw error
    // Websites without their pictures are better than none; the next start looks again.
    log.warn(
      `The media store is not responding, so the server could not check that it is the right one: ${String(error)}`,
    )
  }
}

/** Take what the next start brings for the right one: the operator has changed it on purpose. */
export async function acceptNext(data: DataLayer, what: Belonging): Promise<void> {
  await data.store.query({ text: 'delete from core.state where key = $1', values: [keys[what]] })
}

async function assertSameSecret(data: DataLayer, config: Config): Promise<void> {
  const secret = await secretOf(config)
  const fingerprint = createHmac('sha256', secret).update('ashlar installation').digest('hex')
  if ((await noted(data, keys.secret, fingerprint)) === fingerprint) return
  const here = config.secret === undefined ? `the file “secret” in ${config.dataFolder}` : 'ASHLAR_SECRET'
  throw new ConfigurationError(
    `The secret of this server (${here}) is not the one that the database was set up with. Set ASHLAR_SECRET to the ` +
      'secret of the other servers, or copy the file “secret” from their data folder. If that secret is lost, run ' +
      '`ashlar database accept-secret` and start again: links in emails, two-factor codes and sealed settings then have ' +
      'to be set up again.',
  )
}

async function assertSameMedia(data: DataLayer, { s3, dataFolder }: Config, storage: MediaStorage): Promise<void> {
  const read = async () => (await bytesOf(storage, ...markAt))?.toString()
  const before = await read()
  const mark = await noted<MediaMark>(data, keys.media, { id: before ?? randomUUID(), isWritten: false })
  // Another first start may have written it since.
  const found = before ?? (await read())
  if (found === mark.id) return
  // A start before this one may have been cut off, or goes on just now: either way it writes the same.
  if (!mark.isWritten && found === undefined) {
    await storage.put(...markAt, Buffer.from(mark.id), 'text/plain')
    const written = JSON.stringify({ ...mark, isWritten: true } satisfies MediaMark)
    const text = 'update core.state set value = $2::jsonb where key = $1'
    await data.store.query({ text, values: [keys.media, written] })
    return
  }
  const here = s3 === undefined ? `the folder “media” in ${dataFolder}` : `the bucket “${s3.bucket}”`
  throw new ConfigurationError(
    `The media store of this server (${here}) is not the one that belongs to the database, so files would be missing.  ` +
      'Use the store of the other servers, or copy all files over, the one called “installation/mark” too. If the ' +
      'files are lost or have another mark here, run `ashlar database accept-media` and start again.',
  )
}

/** What the database holds under the key, once it holds something: of two first starts at once one is first. */
async function noted<Value>({ store }: DataLayer, key: string, value: Value): Promise<Value> {
  await store.query({
    text: 'insert into core.state (key, value) values ($1, $2::jsonb) on conflict (key) do nothing',
    values: [key, JSON.stringify(value)],
  })
  const { rows } = await store.query<{ value: Value }>({
    text: 'select value from core.state where key = $1',
    values: [key],
  })
  return rows[0]?.value ?? value
}
