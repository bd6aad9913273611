import type { PictureSize } from './inspection-task.ts'
import { longestProlog, svgStart } from './svg-start.ts'

/** Pixels of a picture, read from its header; null where the header does not say or is broken. */
export function pictureSize(mimeType: string, bytes: Uint8Array): PictureSize | null {
  const read = readers[mimeType]
  const size = read?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return size && size.width > 0 && size.height > 0 && Math.max(size.width, size.height) <= 1_000_000 ? size : null
}

type Reader = (bytes: Buffer) => PictureSize | null

const readers: Readonly<Record<string, Reader>> = {
  'image/png': (bytes) =>
    bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) },
  'image/gif': (bytes) => (bytes.length < 10 ? null : { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  'image/jpeg': jpeg,
  'image/webp': webp,
  'image/avif': avif,
  'image/svg+xml': svg,
}

/** From marker to marker until a frame header; those with these numbers are tables, not frames. */
function jpeg(bytes: Buffer): PictureSize | null {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return null
}

function webp(bytes: Buffer): PictureSize | null {
  if (bytes.length < 30) return null
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}

/** The first `ispe` box: version and flags, then width and height. */
function avif(bytes: Buffer): PictureSize | null {
  const at = bytes.indexOf('ispe')
  if (at < 0 || at + 16 > bytes.length) return null
  return { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
}

/** Characters of the root element that are read. */
const longestTag = 4000
const width = /\swidth\s*=\s*["']([0-9.]+)(?:px)?["']/
const height = /\sheight\s*=\s*["']([0-9.]+)(?:px)?["']/
const viewBox = /\sviewBox\s*=\s*["']([^"']*)["']/

function svg(bytes: Buffer): PictureSize | null {
  const text = bytes.toString('utf8', 0, longestProlog + longestTag)
  const start = svgStart(text)
  if (start === undefined) return null
  const [tag = ''] = text.slice(start, start + longestTag).split('>', 1)
  const pixels = (attribute: RegExp) => Number(attribute.exec(tag)?.[1])
  const [, , boxWidth = 0, boxHeight = 0] =
    viewBox
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const size = { width: Math.round(pixels(width) || boxWidth), height: Math.round(pixels(height) || boxHeight) }
  return size.width && size.height ? size : null
}
