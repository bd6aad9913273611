import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

/** Bytes hashed or handed on at once: a millisecond or two, in between which requests are answered. */
const pieceSize = 512 * 1024

/** A buffer in pieces, with a pause for other work after each. */
export async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceSize) {
    yield bytes.subarray(start, start + pieceSize)
    await setImmediate()
  }
}

/** `sha512-…` in base64, as npm's registries and lockfiles write it. */
export async function integrityOf(bytes: Buffer): Promise<string> {
  const hash = createHash('sha512')
  for await (const piece of pieces(bytes)) hash.update(piece)
  return `sha512-${hash.digest('base64')}`
}

/** What stands for the contents of a release in the names of folders and in logs: 32 hexadecimal digits. */
export function markOf(integrity: string): string {
  return createHash('sha256').update(integrity).digest('hex').slice(0, 32)
}
