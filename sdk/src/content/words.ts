import type { TSchema } from 'typebox'
import type { Block } from '../definition/block.ts'
import { isRecord, itemsOf, propertiesOf } from './schema.ts'

/** The texts in a node's own props, in the order of its schema. Follows the schema, not the data, so depth is bounded. */
export function wordsOfProps(block: Block, props: Readonly<Record<string, unknown>>): string[] {
  const texts: string[] = []
  for (const name of block.own) {
    const schema = block.schema.properties[name]
    if (schema) collect(schema, props[name], texts)
  }
  return texts
}

function collect(schema: TSchema, value: unknown, texts: string[]): void {
  if (typeof value === 'string') {
    if (value !== '' && isText(schema)) texts.push(isRichText(schema) ? withoutTags(value) : value)
  } else if (Array.isArray(value)) {
    const items = itemsOf(schema)
    if (items) for (const item of value) collect(items, item, texts)
  } else if (isRecord(value)) {
    for (const [name, property] of Object.entries(propertiesOf(schema) ?? {})) {
      // The id of a list's item is text by its type only.
      if (name !== 'id') collect(property, value[name], texts)
    }
  }
}

const textControls: readonly unknown[] = [undefined, 'text', 'textarea', 'rich-text']

function isText(schema: TSchema): boolean {
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

function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
