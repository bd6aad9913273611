import type { Options } from 'pacote'
import { errors } from './errors.ts'
import { mostPacked } from './limits.ts'

/**
 * The tarball of what npm understands as `spec`, its integrity checked where `options` name one. No more than the
 * limit is ever read: the stream is stopped there. No script of the package runs.
 */
export async function download(spec: string, options: Options, timeout: number): Promise<Buffer> {
  const { default: pacote } = await import('pacote')
  const safe = { ...options, ignoreScripts: true }
  return pacote.tarball.stream(
    spec,
    (stream) => {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
      const chunks: Buffer[] = []
      let size = 0
      const end = (reason: Error) => {
        reject(reason)
        stream.destroy()
      }
      const timer = setTimeout(() => end(new Error(`the tarball did not arrive in ${timeout / 1000} s`)), timeout)
      stream.on('error', reject)
      stream.on('end', () => resolve(Buffer.concat(chunks)))
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > mostPacked) end(tooLarge())
        else chunks.push(chunk)
      })
      return promise.finally(() => clearTimeout(timer))
    },
    safe,
  )
}

/** The refusal of a tarball that is larger than what is taken. */
export function tooLarge() {
  return errors.PACKAGE_TOO_LARGE('MB packed', String(mostPacked / 1024 / 1024))
}
