import { deflate, Inflate } from 'pako'
import { type Content, contentLimits } from '../content/node.ts'
import { type ParsedContent, parseContent, unreadable } from '../content/wire.ts'

/** Content as it goes over the wire: JSON, deflated in zlib format, base64. */
export function encodeContent(content: Content): string {
  return toBase64(deflate(new TextEncoder().encode(JSON.stringify(content))))
}

/**
 * The same encoding, made beside what the page is doing: of two thousand blocks it takes a tenth of a second, which a
 * person who is typing would feel.
 */
export async function encodeContentAside(content: Content): Promise<string> {
  const deflated = new Blob([JSON.stringify(content)]).stream().pipeThrough(new CompressionStream('deflate'))
  return toBase64(new Uint8Array(await new Response(deflated).arrayBuffer()))
}

/** Read content from the wire: the encoding above, or plain JSON that begins with `{`. Never throws (Z2). */
export function decodeContent(text: string): ParsedContent {
  if (text.startsWith('{')) return parseContent(text)
  if (text.length > contentLimits.encoded) return unreadable('The content is larger than 1 MiB.')
  let json: string
  try {
    json = inflated(text)
  } catch (error) {
    if (error instanceof TooLarge) return unreadable('The content is larger than 8 MiB.')
    return unreadable('The content is not base64 of deflated JSON.')
  }
  return parseContent(json)
}

class TooLarge extends Error {}

/** Stops at the limit: pako has no option for it, and a small text can inflate to gigabytes. Throws. */
function inflated(text: string): string {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const inflate = new Inflate()
  const chunks: Uint8Array[] = []
  let size = 0
  inflate.onData = (chunk: Uint8Array) => {
    size += chunk.length
    if (size > contentLimits.inflated) throw new TooLarge()
    chunks.push(chunk)
  }
  if (!inflate.push(bytes, true) || inflate.err) throw new Error(`The inflater stopped with ${inflate.err}.`)
  return new TextDecoder('utf-8', { fatal: true }).decode(joined(chunks, size))
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function toBase64(bytes: Uint8Array): string {
  let characters = ''
  // In pieces: the arguments of one call are limited.
  for (let at = 0; at < bytes.length; at += 8192) {
    characters += String.fromCharCode(...bytes.subarray(at, at + 8192))
  }
  return btoa(characters)
}
