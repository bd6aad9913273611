import type { Options } from 'pacote'
import { errors } from './errors.ts'
import { longestDownload, mostPacked } from './limits.ts'
import { askNpm, NpmError } from './npm.ts'
import { tooMuch } from './npm-messages.ts'

/**
 * The tarball of what npm understands as `spec`, its integrity checked where `options` name one. No more than the
 * limit is ever read. No script of the package runs.
 */
export async function download(spec: string, options: Options): Promise<Buffer> {
  const limits = { most: mostPacked, timeout: longestDownload }
  try {
    const { bytes } = await askNpm({ kind: 'tarball', spec, options, ...limits })
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  } catch (error) {
    throw error instanceof NpmError && error.code === tooMuch ? tooLarge() : error
  }
}

/** The refusal of a tarball that is larger than what is taken. */
export function tooLarge() {
  return errors.PACKAGE_TOO_LARGE('MB packed', String(mostPacked / 1024 / 1024))
}
