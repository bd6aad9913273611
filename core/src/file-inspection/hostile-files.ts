// Files that were made to keep their reader busy, each small enough to be sent.
import { crc32, deflateSync } from 'node:zlib'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`

/** 421 bytes on which the first check for an SVG went back and forth for 49 s. */
const prologs = `<?xml version="1.0"?>${'<!-- -->'.repeat(50)}`.padEnd(420, ' ').concat('x')

const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')

function chunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(typed, 4)
  framed.writeUInt32BE(crc32(typed), typed.length + 4)
  return framed
}

/** A PNG with one grey level a pixel; its pixels are not there unless `rows` says how many. */
function png(width: number, height: number, more: readonly Buffer[] = [], rows = 0): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...[chunk('IHDR', header), ...more],
    ...[chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows))), chunk('IEND', Buffer.alloc(0))],
  ])
}

/** Compressed text of 290 MB in 37 chunks. */
function textPng(): Buffer {
  const text = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(7_900_000), { level: 9 })]))
  return png(64, 64, Array<Buffer>(37).fill(text), 64)
}

/** Frames of one pixel. */
function gif(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex')
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex')
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])])
}

export interface HostileFile {
  readonly name: string
  readonly bytes: Buffer
  /** Code of the refusal; undefined for one that is taken. */
  readonly code: string | undefined
}

export function hostileFiles(): readonly HostileFile[] {
  const file = (name: string, bytes: string | Buffer, code?: string): HostileFile => ({
    ...{ name, bytes: Buffer.from(bytes), code },
  })
  return [
    file('comments.svg', prologs, 'MEDIA_TYPE_NOT_ALLOWED'),
    file('doctype.svg', `<!DOCTYPE svg ${'[] '.repeat(1000)}x`, 'MEDIA_TYPE_NOT_ALLOWED'),
    file('spaces.svg', svg(`<path fill="url(${' '.repeat(50_000)}"/>`)),
    file('deep.svg', svg('<g>'.repeat(40_000)), 'MEDIA_DRAWING_TOO_COMPLEX'),
    file('wide.svg', svg('<g/>'.repeat(100_000)), 'MEDIA_DRAWING_TOO_COMPLEX'),
    file('laughs.svg', `<!DOCTYPE svg [${entities}]>${svg('<text>&l9;</text>')}`),
    file('pixels.png', png(60_000, 60_000), 'MEDIA_TOO_MANY_PIXELS'),
    file('text.png', textPng()),
    file(
      'chunks.png',
      png(1, 1, Array<Buffer>(30_000).fill(chunk('tEXt', Buffer.alloc(0))), 1),
      'MEDIA_TOO_MANY_PARTS',
    ),
    file('frames.gif', gif(100_000), 'MEDIA_TOO_MANY_FRAMES'),
  ]
}
