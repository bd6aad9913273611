import type { TSchema } from 'typebox'
import type { Block } from '../definition/block.ts'
import { isRecord, itemsOf, propertiesOf } from './schema.ts'

/** A text that a person wrote, in the props of a node. */
export interface TextPlace {
  /** Names and indexes that lead to it: `['boxes', 1, 'title']`. */
  readonly path: readonly (string | number)[]
  readonly text: string
  /** HTML of the rich text, else plain. */
  readonly isRich: boolean
  readonly schema: TSchema
}

/** The texts in a node's own props, in the order of its schema. Follows the schema, not the data, so depth is bounded. */
export function textPlaces(block: Block, props: Readonly<Record<string, unknown>>): TextPlace[] {
  const places: TextPlace[] = []
  for (const name of block.own) {
    const schema = block.schema.properties[name]
    if (schema) collect(schema, props[name], [name], places)
  }
  return places
}

/** The same as words, without the tags of rich text. */
export function wordsOfProps(block: Block, props: Readonly<Record<string, unknown>>): string[] {
  return textPlaces(block, props).map(({ text, isRich }) => (isRich ? withoutTags(text) : text))
}

function collect(schema: TSchema, value: unknown, path: TextPlace['path'], places: TextPlace[]): void {
  if (typeof value === 'string') {
    if (value !== '' && isText(schema)) places.push({ path, text: value, isRich: isRichText(schema), schema })
  } else if (Array.isArray(value)) {
    const items = itemsOf(schema)
    if (items) for (const [index, item] of value.entries()) collect(items, item, [...path, index], places)
  } else if (isRecord(value)) {
    for (const [name, property] of Object.entries(propertiesOf(schema) ?? {})) {
      // The id of a list's item is text by its type only.
      if (name !== 'id') collect(property, value[name], [...path, name], places)
    }
  }
}

const textControls: readonly unknown[] = [undefined, 'text', 'textarea', 'rich-text']

export function isText(schema: TSchema): boolean {
  return (
    'type' in schema &&
    schema.type === 'string' &&
    !('pattern' in schema || 'format' in schema || 'enum' in schema || 'const' in schema) &&
    textControls.includes('control' in schema ? schema.control : undefined)
  )
}

function isRichText(schema: TSchema): boolean {
  return 'control' in schema && schema.control === 'rich-text'
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The words of rich text: its HTML without tags, and with the characters that entities stand for. */
export function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
