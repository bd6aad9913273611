import { constants, deflateSync, inflateSync } from 'node:zlib'
import { parse as parseSecurely } from 'secure-json-parse'
import { Compile } from 'typebox/compile'
import { Content, contentLimits } from '../content/node.ts'
import { defineErrors } from './errors.ts'

/** Everything that can be wrong with content before its blocks are looked at, and what is wrong with its nodes. */
export const contentErrors = defineErrors('', {
  CONTENT_NOT_READABLE: [400, (why: string) => `The content could not be read: ${why}.`],
  CONTENT_TOO_LARGE: [413, (why: string) => `The content is too large: ${why}.`],
  CONTENT_NOT_VALID: [422, (why: string) => `The content was not saved: ${why}`],
})

/** Bounds of the JSON inside content; deeper or longer values can be written by nobody but an attacker (T10). */
const jsonLimits = { depth: 100, string: 256 * 1024 } as const

const base64 = /^[A-Za-z0-9+/]+={0,2}$/
const structure = Compile(Content)

/**
 * Read content as it stands on the wire (EDIT-019, OPEN-124): base64 of zlib-deflated JSON, or plain JSON beginning
 * with `{`. Null and empty text mean that there is none (EDIT-020) and give null. Bounded in size and depth; nothing
 * is known yet of blocks, nesting or parents: see `checkContent`.
 *
 * @throws CONTENT_NOT_READABLE (400), CONTENT_TOO_LARGE (413), CONTENT_NOT_VALID (422, `errors` name the node).
 */
export function decodeContent(encoded: string | null): Content | null {
  if (encoded === null || encoded === '') return null
  if (Buffer.byteLength(encoded) > contentLimits.encoded) {
    throw contentErrors.CONTENT_TOO_LARGE('it may take 1 MiB in a request')
  }
  return contentOf(parseJson(encoded.startsWith('{') ? encoded : inflate(encoded)))
}

/** The wire form of content: base64 of zlib-deflated JSON. */
export function encodeContent(content: Content): string {
  return deflateSync(JSON.stringify(content)).toString('base64')
}

/**
 * Check that a value has the structure of content: limits, names and types of its members.
 *
 * @throws CONTENT_TOO_LARGE (413), CONTENT_NOT_VALID (422, `errors` name the node).
 */
export function contentOf(value: unknown): Content {
  checkJson(value)
  if (!structure.Check(value)) {
    const errors = structure
      .Errors(value)
      .slice(0, 20)
      .map((error) => ({ path: fieldOf(error.instancePath), message: error.message }))
    throw contentErrors.CONTENT_NOT_VALID('it is not a tree of blocks.').at(...errors)
  }
  if (Object.keys(value.nodes).length > contentLimits.nodes) {
    throw contentErrors.CONTENT_TOO_LARGE(`it may hold ${contentLimits.nodes} blocks`)
  }
  return value
}

/** Names a place in content as replies do: `nodes/a1/props/text`. */
function fieldOf(path: string): string {
  return path === '' ? 'content' : path.slice(1)
}

function inflate(encoded: string): string {
  if (encoded.length % 4 !== 0 || !base64.test(encoded)) {
    throw contentErrors.CONTENT_NOT_READABLE('it is neither JSON nor base64')
  }
  const bytes = inflateBounded(Buffer.from(encoded, 'base64'))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw contentErrors.CONTENT_NOT_READABLE('it is not UTF-8').causedBy(cause)
  }
}

function inflateBounded(deflated: Buffer): Buffer {
  try {
    return inflateSync(deflated, { maxOutputLength: contentLimits.inflated, finishFlush: constants.Z_FINISH })
  } catch (cause) {
    if (cause instanceof RangeError) {
      throw contentErrors.CONTENT_TOO_LARGE('it may take 8 MiB once inflated').causedBy(cause)
    }
    throw contentErrors.CONTENT_NOT_READABLE('it is not deflated in the zlib format').causedBy(cause)
  }
}

function parseJson(text: string): unknown {
  try {
    return parseSecurely(text, { protoAction: 'error', constructorAction: 'error' })
  } catch (cause) {
    throw contentErrors.CONTENT_NOT_READABLE('it is not the JSON of a tree of blocks').causedBy(cause)
  }
}

/** Walks without recursion: JSON.parse takes a depth at which anything recursive overflows the stack. */
function checkJson(root: unknown): void {
  let level: { value: unknown; path: string }[] = [{ value: root, path: '' }]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > jsonLimits.depth) throw contentErrors.CONTENT_TOO_LARGE(`it is nested deeper than ${jsonLimits.depth}`)
    const next: typeof level = []
    for (const { value, path } of level) {
      if (typeof value === 'string') checkText(value, path)
      else if (typeof value === 'object' && value !== null) {
        for (const [key, member] of Object.entries(value)) {
          checkText(key, path)
          // Numbers and booleans need no look; most members are these or short texts.
          if (typeof member === 'string' || typeof member === 'object') {
            next.push({ value: member, path: `${path}/${key}` })
          }
        }
      }
    }
    level = next
  }
}

/** PostgreSQL's jsonb holds neither NUL nor half a surrogate pair: refused here, by name, instead of failing there. */
function checkText(text: string, path: string): void {
  if (text.length > jsonLimits.string) {
    throw contentErrors.CONTENT_TOO_LARGE('one text is over 256 KiB').at({ path: fieldOf(path), message: 'May have 262,144 characters' })
  }
  if (text.includes('\0') || !text.isWellFormed()) {
    throw contentErrors
      .CONTENT_NOT_VALID('it holds a character that cannot be stored.')
      .at({ path: fieldOf(path), message: 'Holds a character that cannot be stored' })
  }
}
