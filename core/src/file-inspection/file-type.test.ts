import { describe, expect, it } from 'vitest'
import { agrees, fileTypeOf } from './file-type.ts'
import { pictureSize } from './picture-size.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEElEQVR4nGP4z8DwHwyRGABWgwZ7xwq2vAAAAABJRU5ErkJggg==',
  'base64',
)
const gif = Buffer.from('R0lGODlhBQAHAIAAAAAAAP///yH5BAEAAAAALAAAAAAFAAcAAAIEhI+pWAA7', 'base64')
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080009000b01011100ffd9', 'hex')
const webpLossy = Buffer.concat([
  bytes('RIFF\0\0\0\0WEBPVP8 '),
  Buffer.alloc(10),
  Buffer.from([0x0d, 0x00, 0x11, 0x00]),
])
const webpExtended = Buffer.concat([bytes('RIFF\0\0\0\0WEBPVP8X'), Buffer.alloc(8), Buffer.from([12, 0, 0, 16, 0, 0])])

describe('the type of a file (OPEN-139, T8)', () => {
  it.each([
    ['image/png', png, { width: 3, height: 2 }],
    ['image/gif', gif, { width: 5, height: 7 }],
    ['image/jpeg', jpeg, { width: 11, height: 9 }],
    ['image/webp', webpLossy, { width: 13, height: 17 }],
    ['image/webp', webpExtended, { width: 13, height: 17 }],
    [
      'image/svg+xml',
      bytes('<?xml version="1.0"?>\n<svg xmlns="x" viewBox="0 0 19 23"></svg>'),
      { width: 19, height: 23 },
    ],
    ['image/svg+xml', bytes('<svg width="8px" height="9" viewBox="0 0 1 1"/>'), { width: 8, height: 9 }],
    ['application/pdf', bytes('%PDF-1.7'), null],
    ['video/mp4', bytes('\0\0\0\x18ftypisom'), null],
    ['video/webm', bytes('\x1a\x45\xdf\xa3.....B\x82\x84webm'), null],
    ['text/vtt', bytes('WEBVTT - Bench\n\n00:01.000 --> 00:02.000\nHello'), null],
    ['text/vtt', bytes('\xef\xbb\xbfWEBVTT\r\n'), null],
  ])('%s is known by its bytes, and its size by its header', (mimeType, file, size) => {
    expect(fileTypeOf(file)?.mimeType).toBe(mimeType)
    expect(pictureSize(mimeType, file)).toEqual(size)
  })

  it.each([
    ['HTML', '<html><svg></svg>'],
    ['HTML in a comment of an SVG', '<!-- <html> --><script>'],
    ['script', 'alert(1)'],
    ['what only begins like captions', 'WEBVTTX\n'],
    ['captions with a zero byte', 'WEBVTT\n\0'],
    ['a Matroska film', '\x1a\x45\xdf\xa3.....B\x82\x88matroska'],
    ['an archive', 'PK\x03\x04'],
    ['nothing', ''],
  ])('%s is not taken', (_, text) => {
    expect(fileTypeOf(bytes(text))).toBeUndefined()
  })

  it.each(['image/png', 'image/gif', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'])(
    'a broken %s has no size',
    (mimeType) => {
      for (const file of [bytes(''), png.subarray(0, 12), jpeg.subarray(0, 8), Buffer.alloc(64, 0xff)]) {
        expect(() => pictureSize(mimeType, file)).not.toThrow()
      }
    },
  )
})

describe('name, declared type and content (T8)', () => {
  const type = fileTypeOf(jpeg)
  it.each([
    ['a.jpg', 'image/jpeg', true],
    ['A.JPEG', 'image/jpg; charset=x', true],
    ['no ending', '', true],
    ['a.jpg', 'application/octet-stream', true],
    ['a.png', 'image/jpeg', false],
    ['a.jpg.html', 'image/jpeg', false],
    ['a.jpg', 'text/html', false],
  ])('%s as “%s”: %s', (name, declared, same) => {
    expect(type && agrees(type, name, declared)).toBe(same)
  })
})
