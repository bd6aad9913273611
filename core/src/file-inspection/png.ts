import { inflateSync } from 'node:zlib'

/** Chunks of a picture at most. Common encoders write one for every 8 KB. */
const mostChunks = 20_000
/** Bytes of a colour profile once it is inflated. */
const largestProfile = 4 * 1024 * 1024
const signatureLength = 8

/** What a picture needs, and how often; the rest is text, earlier versions and other programs' notes. */
const needed: ReadonlyMap<string, number> = new Map([
  ...['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'eXIf', 'IEND'].map((type) => [type, 1] as const),
  ['IDAT', mostChunks],
])

/**
 * A PNG without the chunks that its picture does not need. The decoder would inflate compressed text of any size
 * before it looks at a single pixel (T9). Undefined for more chunks than are read.
 */
export function essentialPng(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, signatureLength)]
  const seen = new Map<string, number>()
  let at = signatureLength
  for (let count = 0; at + signatureLength <= bytes.length; count += 1) {
    if (count === mostChunks) return undefined
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + signatureLength)
    const chunk = bytes.subarray(at, at + length + 12)
    at += length + 12
    const times = (seen.get(type) ?? 0) + 1
    if (times > (needed.get(type) ?? 0) || (type === 'iCCP' && !isSmallProfile(chunk))) continue
    seen.set(type, times)
    kept.push(chunk)
    if (type === 'IEND') break
  }
  return Buffer.concat(kept)
}

/** Name, zero, method, compressed profile. A profile that can't be inflated is as good as none. */
function isSmallProfile(chunk: Buffer): boolean {
  const data = chunk.subarray(signatureLength, -4)
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: largestProfile })
    return true
  } catch {
    return false
  }
}
