import { fileTypes } from '../../form/files.ts'

const signatures: readonly (readonly [mimeType: string, first: Buffer])[] = [
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['application/pdf', Buffer.from('%PDF-', 'latin1')],
]

/** Bytes that `mimeTypeOf` wants to see. */
export const headLength = 16

/** The type of a file by its first bytes, where its name says the same; undefined for one that is not taken (FORM-055, OPEN-252). */
export function mimeTypeOf(name: string, head: Uint8Array): string | undefined {
  const found = signatures.find(([, first]) => first.equals(head.subarray(0, first.length)))?.[0]
  const ending = /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? ''
  return found !== undefined && Object.hasOwn(fileTypes, ending) && fileTypes[ending] === found ? found : undefined
}
