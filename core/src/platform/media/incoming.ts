import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { largestFile } from '../../file-inspection/inspect.ts'
import { ProcessFiles } from '../../media-storage/process-files.ts'
import { mediaErrors } from './media.errors.ts'

/** OPEN-139, T9. */
export const mostFiles = 5
const mebibyte = 1024 * 1024
const largestRequest = 40 * mebibyte
/** Below this much free room nothing more is taken, so that the database can still write. */
const watermark = 500 * mebibyte

/** What `@fastify/multipart` is told; what it counts itself it counts while reading. */
export const formLimits = {
  files: mostFiles,
  fileSize: largestFile,
  fields: 10,
  parts: 20,
  fieldSize: 1000,
  headerPairs: 50,
}

/** A file of a form, on disk until the request is answered. */
export interface ArrivedFile {
  readonly path: string
  readonly fileName: string
  /** What the sender calls its type. */
  readonly declared: string
}

/** Files on their way in: each part of a form is written to a file of its own while it arrives, never held in memory. */
export class Incoming {
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

  /**
   * Take the files of a form and do something with each, one after the other. Whatever happens, nothing of them stays
   * here. Fields that are no files are passed over.
   *
   * @throws 400 for no form or one that was cut off, 413 for too much, 507 with little room left
   */
  async each<T>(
    request: FastifyRequest,
    most: number,
    use: (file: ArrivedFile, place: number) => Promise<T>,
  ): Promise<T[]> {
    if (!request.isMultipart()) throw mediaErrors.MEDIA_NO_FORM()
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > largestRequest + mebibyte) throw mediaErrors.MEDIA_REQUEST_TOO_LARGE()
    if ((await this.freeBytes()) < watermark) throw mediaErrors.MEDIA_STORAGE_FULL()
    const arrived: ArrivedFile[] = []
    try {
      await this.#receive(request, most, arrived)
      if (arrived.length === 0) throw mediaErrors.MEDIA_NO_FILE().at({ path: 'file[]', message: 'Choose a file.' })
      const results: T[] = []
      for (const [place, file] of arrived.entries()) results.push(await use(file, place))
      return results
    } catch (error) {
      throw toldOf(error)
    } finally {
      await Promise.all(arrived.map(({ path }) => rm(path, { force: true })))
    }
  }

  async #receive(request: FastifyRequest, most: number, arrived: ArrivedFile[]): Promise<void> {
    let total = 0
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      const { filename: fileName = '', mimetype: declared } = part
      if (arrived.length === most) throw mediaErrors.MEDIA_TOO_MANY(most)
      const path = await this.#files.path(randomBytes(16).toString('hex'))
      arrived.push({ path, fileName: plainName(fileName), declared })
      const counted = new Transform({
        transform(bytes: Buffer, _, done) {
          total += bytes.length
          done(total > largestRequest ? mediaErrors.MEDIA_REQUEST_TOO_LARGE() : null, bytes)
        },
      })
      await pipeline(part.file, counted, createWriteStream(path, { flags: 'wx' }))
      if (part.file.truncated) throw mediaErrors.MEDIA_TOO_LARGE(plainName(fileName))
    }
  }

  /** Delete what processes left that were killed while they received it. */
  sweep(): Promise<void> {
    return this.#files.sweep()
  }
}

/** The last part of a path, without what no name holds. */
function plainName(fileName: string): string {
  const name = fileName
    .replace(/^.*[\\/]/s, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
  return name === '' ? 'file' : name.slice(-200)
}

/** What the parser of forms and the disk say, in words for the person who can act. */
function toldOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) {
    const isBroken = error instanceof Error && /form|boundary|header|multipart|terminated early/i.test(error.message)
    return isBroken ? mediaErrors.MEDIA_CUT_OFF().causedBy(error) : error
  }
  switch (error.code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return mediaErrors.MEDIA_TOO_LARGE('The file').causedBy(error)
    case 'FST_FILES_LIMIT':
      return mediaErrors.MEDIA_TOO_MANY(mostFiles).causedBy(error)
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return mediaErrors.MEDIA_REQUEST_TOO_LARGE().causedBy(error)
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
