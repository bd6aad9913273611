import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AshlarError } from '@ashlar/sdk/server'
import type { FastifyRequest } from 'fastify'
import { errors } from '../../errors.ts'
import { mostFields } from '../../form/field.ts'
import { fileLimits } from '../../form/files.ts'
import { headLength } from './file-content.ts'

/** A file that lies in a folder of its own while the request is answered. */
export interface ReceivedFile {
  /** Key of its field. */
  readonly key: string
  readonly name: string
  /** Bytes; more than were kept for one that is too large. */
  readonly size: number
  readonly head: Buffer
  readonly path: string
}

/** A form as it came: nothing of it is believed yet. */
export interface ReceivedForm {
  /** Values by name, in the order in which they came. */
  readonly values: ReadonlyMap<string, readonly string[]>
  /** Names of values that were longer than is read. */
  readonly cut: ReadonlySet<string>
  readonly files: readonly ReceivedFile[]
}

const kibibyte = 1024
/** Text of a whole form; one value may have 10,000 characters, and the map of fields repeats them all. */
const mostText = 4 * 1024 * kibibyte

/** What `@fastify/multipart` counts; the rest is counted here while it arrives. */
export const formLimits = {
  // One more than is taken, so that the visitor is told so beside the field.
  files: fileLimits.count + 1,
  fileSize: fileLimits.each + 1,
  fieldSize: 512 * kibibyte,
  fieldNameSize: 300,
  fields: mostFields * 10,
  parts: mostFields * 10 + fileLimits.count + 1,
  headerPairs: 50,
}

/**
 * Read a form and do something with it. Files never lie in memory, and whatever happens nothing of them stays.
 *
 * @throws FORMS_NO_FORM (415), FORMS_CUT_OFF (400), FORMS_TOO_LARGE (413)
 */
export async function withForm<T>(request: FastifyRequest, use: (form: ReceivedForm) => Promise<T>): Promise<T> {
  if (!request.isMultipart()) throw errors.NO_FORM()
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > fileLimits.all + mostText) throw errors.TOO_LARGE()
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-form-'))
  try {
    return await use(await received(request, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function received(request: FastifyRequest, folder: string): Promise<ReceivedForm> {
  const values = new Map<string, string[]>()
  const cut = new Set<string>()
  const files: ReceivedFile[] = []
  const room = { text: mostText, files: fileLimits.all }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const file = await receivedFile(part, folder, room)
        if (file) files.push(file)
        continue
      }
      const value = typeof part.value === 'string' ? part.value : ''
      room.text -= value.length
      if (room.text < 0) throw errors.TOO_LARGE()
      if (part.valueTruncated || part.fieldnameTruncated) cut.add(part.fieldname)
      values.set(part.fieldname, [...(values.get(part.fieldname) ?? []), value])
    }
  } catch (error) {
    throw toldOf(error)
  }
  return { values, cut, files }
}

interface FilePart {
  readonly fieldname: string
  readonly filename?: string | undefined
  readonly file: NodeJS.ReadableStream & { readonly truncated: boolean }
}

/** Undefined for the empty part that a browser sends for a box in which nothing was chosen. */
async function receivedFile(
  part: FilePart,
  folder: string,
  room: { files: number },
): Promise<ReceivedFile | undefined> {
  const path = join(folder, randomUUID())
  let size = 0
  let head = Buffer.alloc(0)
  const counted = new Transform({
    transform(bytes: Buffer, _, done) {
      size += bytes.length
      if (head.length < headLength) head = Buffer.concat([head, bytes]).subarray(0, headLength)
      // A little more than is taken: what is over all limits is told beside the field, as in the browser.
      done(size > room.files + fileLimits.each ? errors.TOO_LARGE() : null, bytes)
    },
  })
  await pipeline(part.file, counted, createWriteStream(path, { flags: 'wx' }))
  room.files -= size
  const name = plainName(part.filename ?? '')
  return name === '' && size === 0 ? undefined : { key: part.fieldname.replace(/\[\]$/, ''), name, size, head, path }
}

/** The last part of a path, without what no name holds. */
function plainName(name: string): string {
  return name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(-200)
}

/** What the parser of forms says, in words for the person who can act. */
function toldOf(error: unknown): unknown {
  if (error instanceof AshlarError || !(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/_LIMIT$|TOO_LARGE/.test(code)) return errors.TOO_LARGE().causedBy(error)
  if (/^FST_|PREMATURE|ECONNRESET/.test(code) || (code === '' && isBroken(error))) {
    return errors.CUT_OFF().causedBy(error)
  }
  return error
}

const isBroken = ({ message }: Error) => /form|boundary|header|multipart|terminated early/i.test(message)
