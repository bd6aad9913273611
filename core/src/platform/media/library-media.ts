import type { Media, MediaRecord, NewMediaFile, OutsideFetch } from '@ashlar/sdk/server'
import { currentFrame } from '../../data/unit-of-work.ts'
import { mediaErrors } from './media.errors.ts'
import type { MediaPngs } from './media.pngs.ts'
import type { MediaService } from './media.service.ts'
import type { MediaStore } from './media.store.ts'

const mostFetched = 10_000_000

/** The media library as packages see it. */
export class LibraryMedia implements Media {
  readonly #media: MediaService
  readonly #store: MediaStore
  readonly #outside: OutsideFetch
  readonly #pngs: MediaPngs

  constructor(media: MediaService, store: MediaStore, outside: OutsideFetch, pngs: MediaPngs) {
    this.#media = media
    this.#store = store
    this.#outside = outside
    this.#pngs = pngs
  }

  byAddress(addresses: readonly string[]): Promise<ReadonlyMap<string, MediaRecord>> {
    return this.#media.byAddress(addresses)
  }

  async png(address: string, width: number): Promise<Uint8Array | undefined> {
    const record = (await this.#media.byAddress([address])).get(address)
    return record && this.#pngs.of(record.id, width)
  }

  async add(file: NewMediaFile): Promise<MediaRecord> {
    if (currentFrame()) throw new Error('Add files to the media library outside of a unit of work.')
    const bytes = 'bytes' in file ? file.bytes : await this.#fetched(file.address)
    return this.#store.add({ fileName: file.name, altText: file.altText ?? '', bytes })
  }

  async #fetched(address: string): Promise<Uint8Array> {
    const reply = await this.#outside
      .send({ method: 'GET', address, maxBytes: mostFetched })
      .catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error)
        throw mediaErrors.MEDIA_NOT_FETCHED(address, why).causedBy(error)
      })
    if (reply.status !== 200)
      throw mediaErrors.MEDIA_NOT_FETCHED(address, `The server answered with status ${reply.status}.`)
    return reply.body
  }
}
