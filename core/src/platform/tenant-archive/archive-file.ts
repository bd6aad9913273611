import { AshlarError, parseJson } from '@ashlar/sdk/server'
import { Check } from 'typebox/value'
import type { Entry, ZipFile } from 'yauzl'
import { archiveErrors } from './archive.errors.ts'
import { archiveLimits, Manifest, manifestName } from './archive.format.ts'

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`

/**
 * An archive that somebody sent, which may be anything: nothing in it is taken for what it says before it was counted.
 * What is read is read in pieces; names in it are compared and never used as names of ours (T9).
 */
export class ArchiveFile {
  readonly entries: ReadonlyMap<string, Entry>
  readonly #zip: ZipFile

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.entries = entries
  }

  /** @throws ARCHIVE_BROKEN, ARCHIVE_TOO_LARGE */
  static async open(path: string): Promise<ArchiveFile> {
    const { openPromise } = await import('yauzl')
    const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch(refuse)
    try {
      return new ArchiveFile(zip, await entriesOf(zip))
    } catch (error) {
      zip.close()
      throw error
    }
  }

  close(): void {
    this.#zip.close()
  }

  /** What the archive says of itself. */
  async manifest(): Promise<Manifest> {
    if (!this.entries.has(manifestName)) throw archiveErrors.ARCHIVE_BROKEN('it is not a website backup.')
    const text = (await this.bytes(manifestName, archiveLimits.manifest)).toString('utf8')
    const manifest = told(() => parseJson(text), 'its description is not valid JSON.')
    if (Check(Manifest, manifest)) return manifest
    throw archiveErrors.ARCHIVE_BROKEN('it was created by another version or is not a website backup.')
  }

  /** All of one file, for what is small. */
  async bytes(name: string, most: number): Promise<Buffer> {
    const parts: Buffer[] = []
    let length = 0
    for await (const part of this.#parts(name)) {
      length += part.length
      if (length > most) throw archiveErrors.ARCHIVE_BROKEN(`“${name}” is larger than ${megabytes(most)}.`)
      parts.push(part)
    }
    return Buffer.concat(parts)
  }

  /** Its lines, none longer than a row may be. */
  async *lines(name: string): AsyncGenerator<string> {
    let parts: Buffer[] = []
    let length = 0
    for await (const part of this.#parts(name)) {
      let from = 0
      for (let end = part.indexOf(10, from); end >= 0; end = part.indexOf(10, from)) {
        parts.push(part.subarray(from, end))
        yield utf8(Buffer.concat(parts), name)
        parts = []
        length = 0
        from = end + 1
      }
      const rest = part.subarray(from)
      length += rest.length
      if (length > archiveLimits.row) throw archiveErrors.ARCHIVE_BROKEN(`a row in “${name}” is too long.`)
      if (rest.length > 0) parts.push(rest)
    }
    if (parts.length > 0) yield utf8(Buffer.concat(parts), name)
  }

  async *#parts(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name)
    if (entry === undefined) throw archiveErrors.ARCHIVE_BROKEN(`“${name}” is missing.`)
    const stream = await this.#zip.openReadStreamPromise(entry).catch(refuse)
    try {
      for await (const part of stream) yield Buffer.from(part)
    } catch (error) {
      refuse(error)
    } finally {
      stream.destroy()
    }
  }
}

/** @throws ARCHIVE_BROKEN for what unpacks to far more than it is, hides files in each other, or can't be unpacked */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.fileSize > archiveLimits.bytes) throw archiveErrors.ARCHIVE_TOO_LARGE(megabytes(archiveLimits.bytes))
  if (zip.entryCount > archiveLimits.files) throw archiveErrors.ARCHIVE_BROKEN('it contains too many files.')
  const entries = new Map<string, Entry>()
  let packed = 0
  let inflated = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw archiveErrors.ARCHIVE_BROKEN(`it contains “${entry.fileName}” twice.`)
      if (!entry.canDecodeFileData()) throw archiveErrors.ARCHIVE_BROKEN(`“${entry.fileName}” is encrypted.`)
      packed += entry.compressedSize
      inflated += entry.uncompressedSize
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    refuse(error)
  }
  if (packed > zip.fileSize) throw archiveErrors.ARCHIVE_BROKEN('its files overlap.')
  const isBomb = inflated > archiveLimits.inflated || inflated > 1024 ** 2 + packed * archiveLimits.ratio
  if (isBomb) throw archiveErrors.ARCHIVE_BROKEN('its unpacked size is suspiciously large.')
  return entries
}

function utf8(bytes: Buffer, name: string): string {
  return told(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes), `“${name}” is not UTF-8.`)
}

function told<T>(read: () => T, why: string): T {
  try {
    return read()
  } catch (cause) {
    throw archiveErrors.ARCHIVE_BROKEN(why).causedBy(cause)
  }
}

/** Whatever the reader of ZIP files or zlib says about it; errors of the disk stay what they are. */
function refuse(error: unknown): never {
  if (!(error instanceof Error) || isOwn(error) || ('errno' in error && !isZlib(error))) throw error
  throw archiveErrors.ARCHIVE_BROKEN('it is damaged or not a ZIP file.').causedBy(error)
}

const isZlib = (error: Error) => 'code' in error && String(error.code).startsWith('Z_')
const isOwn = (error: Error) => error instanceof AshlarError
