import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RouteScope, UploadedFile, UploadLimits, Uploads } from '@ashlar/sdk/server'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { largestFile } from '../../file-inspection/inspect.ts'
import { ProcessFiles } from '../../media-storage/process-files.ts'
import { mediaErrors } from './media.errors.ts'

const mebibyte = 1024 * 1024
/** What one upload to the media library may hold (OPEN-139, T9). */
export const mediaLimits = { files: 5, each: largestFile, all: 40 * mebibyte } as const satisfies UploadLimits
/** Below this much free room nothing more is taken, so that the database can still write. */
const watermark = 500 * mebibyte

/** What `@fastify/multipart` is told; what it counts itself it counts while reading. */
const formLimits = { fields: 10, parts: 20, fieldSize: 1000, headerPairs: 50 }

/** Files on their way in: each part of a form is written to a file of its own while it arrives, never held in memory. */
export class Incoming implements Uploads {
  readonly #folder: string
  readonly #files: ProcessFiles

  constructor({ dataFolder }: Pick<Config, 'dataFolder'>) {
    this.#folder = join(dataFolder, 'media-incoming')
    this.#files = new ProcessFiles(this.#folder)
  }

  /** Room on the disk of the data folder. */
  async freeBytes(): Promise<number> {
    await mkdir(this.#folder, { recursive: true })
    const { bavail, bsize } = await statfs(this.#folder)
    return bavail * bsize
  }

  async accept(scope: RouteScope): Promise<void> {
    await scope.register(multipart, { limits: formLimits, throwFileSizeLimit: false })
  }

  /** Fields that are no files are passed over. */
  async each<T>(
    request: FastifyRequest,
    limits: UploadLimits,
    use: (file: UploadedFile, place: number) => Promise<T>,
  ): Promise<T[]> {
    if (!request.isMultipart()) throw mediaErrors.MEDIA_NO_FORM()
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > limits.all + mebibyte) throw tooMuch(limits)
    await this.#assertRoom()
    const arrived: UploadedFile[] = []
    try {
      await this.#receive(request, limits, arrived)
      if (arrived.length === 0) throw mediaErrors.MEDIA_NO_FILE().at({ path: 'file[]', message: 'Choose a file.' })
      const results: T[] = []
      for (const [place, file] of arrived.entries()) results.push(await use(file, place))
      return results
    } catch (error) {
      throw toldOf(error, limits)
    } finally {
      await Promise.all(arrived.map(({ path }) => rm(path, { force: true })))
    }
  }

  /** Read a stream into a file and do something with that. @throws MEDIA_TOO_LARGE, MEDIA_STORAGE_FULL */
  async drained<T>(
    fileName: string,
    stream: Readable | AsyncIterable<Uint8Array>,
    use: (path: string) => Promise<T>,
  ): Promise<T> {
    await this.#assertRoom()
    const path = await this.#files.path(randomBytes(16).toString('hex'))
    try {
      const tooLarge = () => mediaErrors.MEDIA_TOO_LARGE(fileName, largestFile / mebibyte)
      await pipeline(stream, counting(largestFile, tooLarge), createWriteStream(path, { flags: 'wx' }))
      return await use(path)
    } catch (error) {
      throw toldOf(error, mediaLimits)
    } finally {
      await rm(path, { force: true })
    }
  }

  async #assertRoom(): Promise<void> {
    if ((await this.freeBytes()) < watermark) throw mediaErrors.MEDIA_STORAGE_FULL()
  }

  async #receive(request: FastifyRequest, limits: UploadLimits, arrived: UploadedFile[]): Promise<void> {
    let left = limits.all
    const parts = request.parts({ limits: { ...formLimits, files: limits.files, fileSize: limits.each } })
    for await (const part of parts) {
      if (part.type !== 'file') continue
      const { filename = '', mimetype: declared } = part
      if (arrived.length === limits.files) throw mediaErrors.MEDIA_TOO_MANY(limits.files)
      const path = await this.#files.path(randomBytes(16).toString('hex'))
      const name = plainName(filename)
      arrived.push({ path, name, declared })
      const counted = counting(left, () => tooMuch(limits))
      await pipeline(part.file, counted, createWriteStream(path, { flags: 'wx' }))
      left -= part.file.bytesRead
      if (part.file.truncated) throw mediaErrors.MEDIA_TOO_LARGE(name, limits.each / mebibyte)
    }
  }

  /** Delete what processes left that were killed while they received it. */
  sweep(): Promise<void> {
    return this.#files.sweep()
  }
}

/** The last part of a path, without what no name holds. */
export function plainName(fileName: string): string {
  const name = fileName
    .replace(/^.*[\\/]/s, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
  return name === '' ? 'file' : name.slice(-200)
}

const tooMuch = ({ all }: UploadLimits) => mediaErrors.MEDIA_REQUEST_TOO_LARGE(all / mebibyte)

/** Lets so many bytes through. */
function counting(most: number, tooMany: () => Error): Transform {
  let total = 0
  return new Transform({
    transform(bytes: Buffer, _, done) {
      total += bytes.length
      done(total > most ? tooMany() : null, bytes)
    },
  })
}

/** What the parser of forms and the disk say, in words for the person who can act. */
function toldOf(error: unknown, limits: UploadLimits): unknown {
  if (!(error instanceof Error) || !('code' in error)) {
    const isBroken = error instanceof Error && /form|boundary|header|multipart|terminated early/i.test(error.message)
    return isBroken ? mediaErrors.MEDIA_CUT_OFF().causedBy(error) : error
  }
  switch (error.code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return mediaErrors.MEDIA_TOO_LARGE('The file', limits.each / mebibyte).causedBy(error)
    case 'FST_FILES_LIMIT':
      return mediaErrors.MEDIA_TOO_MANY(limits.files).causedBy(error)
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return tooMuch(limits).causedBy(error)
    case 'FST_NO_FORM_DATA':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
    case 'FST_PROTO_VIOLATION':
      return mediaErrors.MEDIA_NO_FORM().causedBy(error)
    case 'FST_MP_PREMATURE_CLOSE':
    case 'ECONNRESET':
    case 'ERR_STREAM_PREMATURE_CLOSE':
      return mediaErrors.MEDIA_CUT_OFF().causedBy(error)
    case 'ENOSPC':
    case 'EDQUOT':
      return mediaErrors.MEDIA_STORAGE_FULL().causedBy(error)
    default:
      return error
  }
}
