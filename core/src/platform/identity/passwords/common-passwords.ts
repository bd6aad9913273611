import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/**
 * What `.tools/common-passwords.mjs` kept of about 49,000 passwords from published leaks (@zxcvbn-ts/language-common,
 * MIT): the first five bytes of each SHA-256 hash, in order. Long passwords are there as they were found, others
 * without the digits and signs around their letters.
 */
const file = new URL('./common-passwords.bin', import.meta.url)
const bytes = 5

/** Read when the first password is chosen: most processes never need it. */
const list: { read?: Promise<Buffer> } = {}

/** Whether a text in lower case is among them. */
export async function isCommonPassword(plain: string): Promise<boolean> {
  list.read ??= readFile(file)
  const hashes = await list.read
  const wanted = createHash('sha256').update(plain).digest().subarray(0, bytes)
  let [first, end] = [0, hashes.length / bytes]
  while (first < end) {
    const middle = (first + end) >>> 1
    const order = Buffer.compare(hashes.subarray(middle * bytes, (middle + 1) * bytes), wanted)
    if (order === 0) return true
    if (order < 0) first = middle + 1
    else end = middle
  }
  return false
}
