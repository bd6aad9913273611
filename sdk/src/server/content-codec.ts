import { deflateSync, inflateSync } from 'node:zlib'
import { parse as parseSecurely } from 'secure-json-parse'
import { type Content, type ContentProblem, contentLimits } from '../content/node.ts'
import { checkStructure } from '../content/structure.ts'
import { compiledCheck } from './compiled-check.ts'
import { type AshlarError, defineErrors } from './errors.ts'

/** Everything that can be wrong with content before its blocks are looked at, and what is wrong with its nodes. */
export const contentErrors = defineErrors('', {
  CONTENT_NOT_READABLE: [400, (why: string) => `The content could not be read because ${why}.`],
  CONTENT_TOO_LARGE: [413, (why: string) => `The content is too large. The limit is ${why}.`],
  CONTENT_NOT_VALID: [422, (why: string) => `The content was not saved. ${why}`],
})

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * Read content as it stands on the wire: base64 of zlib-deflated JSON, or plain JSON beginning
 * with `{`. Null and empty text mean that there is none and give null. Bounded in size and depth; one
 * sound tree, but nothing is known yet of its blocks: see `checkContent`.
 *
 * @throws CONTENT_NOT_READABLE (400), CONTENT_TOO_LARGE (413), CONTENT_NOT_VALID (422, `errors` name the nodes).
 */
export function decodeContent(encoded: string | null): Content | null {
  if (encoded === null || encoded === '') return null
  if (Buffer.byteLength(encoded) > contentLimits.encoded) {
    throw contentErrors.CONTENT_TOO_LARGE('1 MiB in a request')
  }
  return storedContent(encoded.startsWith('{') ? encoded : inflate(encoded))
}

/**
 * Read content as the database holds it: JSON text, which may be larger than a request.
 *
 * @throws the errors of `decodeContent`.
 */
export function storedContent(json: string): Content {
  return contentOf(parseJson(json))
}

/**
 * Check that a value is one sound tree of nodes, whatever its blocks mean.
 *
 * @throws CONTENT_NOT_VALID (422, `errors` name the nodes).
 */
export function contentOf(value: unknown): Content {
  const outcome = checkStructure(value, compiledCheck)
  if (!outcome.content) throw contentRefusal(outcome.problems)
  const unstorable = textProblem(outcome.content)
  if (unstorable) throw contentRefusal([unstorable])
  return outcome.content
}

/** The wire form of content: base64 of zlib-deflated JSON. */
export function encodeContent(content: Content): string {
  return deflateSync(JSON.stringify(content)).toString('base64')
}

/** The refusal of content, naming up to 20 places: `nodes/<id>/props/text`. */
export function contentRefusal(problems: readonly ContentProblem[]): AshlarError {
  const errors = problems.slice(0, 20).map(({ nodeId, path, message }) => ({
    path: nodeId === undefined ? `content${path}` : `nodes/${nodeId}${path}`,
    message,
  }))
  return contentErrors.CONTENT_NOT_VALID(problems[0]?.message ?? '').at(...errors)
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
    return inflateSync(deflated, { maxOutputLength: contentLimits.inflated })
  } catch (cause) {
    if (cause instanceof RangeError) {
      throw contentErrors.CONTENT_TOO_LARGE('8 MiB when decompressed').causedBy(cause)
    }
    throw contentErrors.CONTENT_NOT_READABLE('it is not compressed in the zlib format').causedBy(cause)
  }
}

/**
 * Parse JSON that came inside another text, where the server's own guard does not look.
 *
 * @throws CONTENT_NOT_READABLE (400)
 */
export function parseJson(text: string): unknown {
  if (isNestedDeeper(text, deepest))
    throw contentErrors.CONTENT_NOT_READABLE(`it is nested deeper than ${deepest} levels`)
  try {
    // It scans for `__proto__` only after the whole text has been parsed (T11).
    return parseSecurely(text, null, { protoAction: 'error', constructorAction: 'error' })
  } catch (cause) {
    throw contentErrors.CONTENT_NOT_READABLE('it is not the JSON of a block tree').causedBy(cause)
  }
}

/** Levels of objects and lists in content: those of the document, a node's props (32) and room. */
const deepest = 100

/** Looked at before parsing: JSON.parse takes any depth, and seconds for the deepest that fits into 8 MiB. */
function isNestedDeeper(json: string, levels: number): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charCodeAt(at)
    if (char === 0x22) inText = !inText
    else if (inText) {
      if (char === 0x5c) at += 1
    } else if (char === 0x7b || char === 0x5b) {
      depth += 1
      if (depth > levels) return true
    } else if (char === 0x7d || char === 0x5d) depth -= 1
  }
  return false
}

/** `<` in texts at most: cleaning rich text takes time with every tag, and more than any page needs is an attack. */
const tagLimits = { text: 10_000, document: 50_000 } as const

/** PostgreSQL's jsonb holds neither NUL nor half a surrogate pair: refused by name here instead of failing there. */
function textProblem(content: Content): ContentProblem | undefined {
  let tags = 0
  for (const [nodeId, node] of Object.entries(content.nodes)) {
    const open: { value: unknown; path: string }[] = [{ value: node, path: '' }]
    for (let next = open.pop(); next; next = open.pop()) {
      const { value, path } = next
      if (typeof value === 'string') {
        if (!isStorable(value))
          return { nodeId, path, message: 'This text contains a character that cannot be stored.' }
        const own = tagsIn(value)
        tags += own
        if (own > tagLimits.text) return { nodeId, path, message: `This text has more than ${tagLimits.text} tags.` }
        if (tags > tagLimits.document) {
          return { nodeId, path, message: `The texts up to here have more than ${tagLimits.document} tags.` }
        }
      }
      if (typeof value !== 'object' || value === null) continue
      for (const [key, member] of Object.entries(value)) {
        if (!isStorable(key)) return { nodeId, path, message: 'A name contains a character that cannot be stored.' }
        open.push({ value: member, path: `${path}/${key}` })
      }
    }
  }
  return undefined
}

function tagsIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) count += 1
  return count
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
