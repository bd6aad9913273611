import type { FileType } from './inspection-task.ts'
import { longestProlog, svgStart } from './svg-start.ts'

type Signature = (bytes: Uint8Array) => boolean

const ascii = (text: string, at = 0): Signature => {
  const wanted = Buffer.from(text, 'latin1')
  return (bytes) => wanted.every((byte, i) => bytes[at + i] === byte)
}
const both =
  (...signatures: readonly Signature[]): Signature =>
  (bytes) =>
    signatures.every((fits) => fits(bytes))

const image = (mimeType: string, extension: string): FileType => ({ mimeType, extension, kind: 'image' })

const types: readonly (readonly [Signature, FileType])[] = [
  [ascii('\x89PNG\r\n\x1a\n'), image('image/png', 'png')],
  [ascii('\xff\xd8\xff'), image('image/jpeg', 'jpg')],
  [ascii('GIF8'), image('image/gif', 'gif')],
  [both(ascii('RIFF'), ascii('WEBP', 8)), image('image/webp', 'webp')],
  [both(ascii('ftyp', 4), ascii('avif', 8)), image('image/avif', 'avif')],
  [ascii('%PDF-'), { mimeType: 'application/pdf', extension: 'pdf', kind: 'document' }],
  [ascii('ftyp', 4), { mimeType: 'video/mp4', extension: 'mp4', kind: 'video' }],
  [both(ascii('\x1a\x45\xdf\xa3'), isWebm), { mimeType: 'video/webm', extension: 'webm', kind: 'video' }],
  [isCaptions, { mimeType: 'text/vtt', extension: 'vtt', kind: 'document' }],
  [isSvg, image('image/svg+xml', 'svg')],
]

/** The type that the bytes say; undefined for one that is not taken. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  return types.find(([fits]) => fits(bytes))?.[1]
}

/** Endings under which a type is known besides its own. */
const otherEndings: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg', 'jpe', 'jfif'],
  mp4: ['m4v'],
  avif: ['avifs'],
}

/** Whether name and declared type say the same as the bytes do; a name without an ending and no type say nothing. */
export function agrees(type: FileType, fileName: string | undefined, declared: string | undefined): boolean {
  const ending = /\.([^./\\]*)$/.exec(fileName ?? '')?.[1]?.toLowerCase()
  const fitsName = ending === undefined || ending === type.extension || otherEndings[type.extension]?.includes(ending)
  const said = declared?.split(';')[0]?.trim().toLowerCase() ?? ''
  const same: readonly string[] = [type.mimeType, ...(declaredAs[type.mimeType] ?? [])]
  return fitsName === true && (said === '' || said === 'application/octet-stream' || same.includes(said))
}

const declaredAs: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['image/jpg', 'image/pjpeg'],
  'video/mp4': ['video/x-m4v'],
  'application/pdf': ['application/x-pdf'],
}

/** The EBML document type stands within the first bytes; Matroska proper is not taken. */
function isWebm(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 64)).includes('webm')
}

/** WebVTT begins with its name, alone in its line; what is no text is not taken for one. */
function isCaptions(bytes: Uint8Array): boolean {
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(Buffer.from(bytes.subarray(0, 16)).toString('utf8')) && !bytes.includes(0)
}

function isSvg(bytes: Uint8Array): boolean {
  return svgStart(new TextDecoder().decode(bytes.subarray(0, longestProlog))) !== undefined
}
