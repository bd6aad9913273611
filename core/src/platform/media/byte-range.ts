import type { ByteRange } from '../../media-storage/storage.ts'

/**
 * The part of a file that a `Range` header asks for. Undefined: the whole file (no header, another unit, several
 * ranges, or nonsense, which RFC 9110 says to pass over); null: none of it is there.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first, last] = /^bytes=([0-9]{0,15})-([0-9]{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? null : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? null : { start, end }
}
