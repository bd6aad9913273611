import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { AshlarError } from '@ashlar/sdk/server'
import { errors } from './errors.ts'
import { pieces } from './integrity.ts'
import { mostUnpacked } from './limits.ts'
import { TarballRules } from './tarball-rules.ts'

/**
 * Unpack an npm tarball into an empty folder and give the bytes it takes. What is unsafe or too large stops it at the
 * spot, so a bomb is never inflated past the limit; the folder may then hold a part and is the caller's to clear.
 *
 * @throws AshlarError PACKAGE_UNREADABLE, PACKAGE_UNSAFE, PACKAGE_TOO_LARGE
 */
export async function unpack(tarball: Buffer, folder: string): Promise<number> {
  const { Unpack } = await import('tar')
  const rules = new TarballRules()
  let refusal: AshlarError | undefined
  let size = 0
  const files = new Unpack({
    ...{ cwd: folder, strip: 1, strict: true, noMtime: true, preserveOwner: false, noChmod: true },
    // Of what is a gzip archive inside of a gzip archive, the limits below would see the outer one only.
    ...{ maxDecompressionRatio: 0, brotli: false, zstd: false },
    filter: (path, entry) => {
      refusal ??= rules.refusal(path, 'type' in entry ? entry.type : 'File')
      if ('type' in entry) entry.mode = entry.type === 'Directory' ? 0o755 : 0o644
      size += entry.size
      return refusal === undefined
    },
  })
  // Kinds of entries that the library does not know never reach the filter.
  files.on('ignoredEntry', (entry) => {
    refusal ??= rules.refusal(entry.path, entry.type) ?? errors.PACKAGE_UNSAFE('it has an entry of an unknown kind')
  })
  const written = once(files, 'close')
  // Both are awaited below or have been told already; without listeners a second error would end the process.
  written.catch(() => undefined)
  files.on('error', () => undefined)

  try {
    await pipeline(pieces(tarball), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      let inflated = 0
      for await (const chunk of chunks) {
        inflated += chunk.length
        if (inflated > mostUnpacked) throw errors.PACKAGE_TOO_LARGE('MB unpacked', String(mostUnpacked / 1024 / 1024))
        if (!files.write(chunk)) await Promise.race([once(files, 'drain'), written])
        if (refusal !== undefined) throw refusal
      }
    })
    files.end()
    await written
  } catch (error) {
    files.abort(new Error('refused'))
    if (error instanceof AshlarError || isOfDisk(error)) throw error
    throw refusal ?? errors.PACKAGE_UNREADABLE(reasonOf(error)).causedBy(error)
  }
  if (refusal !== undefined) throw refusal
  return size
}

/** Not the package's fault: a full disk, a folder that may not be written to. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/incorrect header check|unknown compression/.test(message)) return 'it is not compressed with gzip'
  if (/unexpected end of file|truncated/i.test(message)) return 'its end is missing'
  if (/checksum failure|invalid|Unrecognized archive/i.test(message)) return 'it is not a tar archive'
  return message
}
