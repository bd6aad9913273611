import { parse } from 'secure-json-parse'
import { texts } from '../texts/texts.ts'
import { type Content, type ContentProblem, contentLimits } from './node.ts'
import type { SchemaCheck } from './schema-check.ts'
import { checkStructure } from './structure.ts'

const t = texts('admin')

/** Content as read from the wire, or what is wrong with it. */
export type ParsedContent =
  | { readonly content: Content; readonly problems: readonly [] }
  | { readonly content: undefined; readonly problems: readonly ContentProblem[] }

/** Read content from JSON text. Hostile text gives problems, never an error (Z2, T11). */
export function parseContent(json: string, check?: SchemaCheck): ParsedContent {
  if (json.length > contentLimits.inflated) return unreadable(t('The content is larger than 8 MiB.'))
  let value: unknown
  try {
    value = parse(json, null, { protoAction: 'error', constructorAction: 'error' })
  } catch {
    return unreadable(t('The content is not valid JSON.'))
  }
  return checkStructure(value, check)
}

/** A document that could not be read at all. */
export function unreadable(message: string): ParsedContent {
  return { content: undefined, problems: [{ path: '', message }] }
}
