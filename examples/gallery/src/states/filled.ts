import type { Block } from '@ashlar/sdk'
import Type, { type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Taste } from './taste.ts'

export type Props = Readonly<Record<string, unknown>>

/** The block's own props after somebody's taste. What its schema does not take stays as it is by default. */
export function filledProps(block: Block, taste: Taste): Props {
  let count = 0
  const next = () => count++
  const props: Record<string, unknown> = { ...block.initial }
  for (const name of block.own) {
    const schema = block.schema.properties[name]
    if (schema === undefined) continue
    const value = filled(schema, taste, next, name in props ? props[name] : usualOf(schema))
    if (value !== undefined && Value.Check(schema, value)) props[name] = value
  }
  return props
}

const usualOf = (schema: TSchema): unknown => ('default' in schema ? schema.default : undefined)

/** A value for what is left to the editor: words, addresses, pictures and lists of them. */
function filled(schema: TSchema, taste: Taste, next: () => number, usual: unknown): unknown {
  if (Type.IsString(schema)) return text(schema, taste, next, String(usual ?? ''))
  if (Type.IsArray(schema)) {
    const most = Number(Reflect.get(schema, 'maxItems') ?? taste.items)
    const given = Array.isArray(usual) ? usual : []
    return Array.from({ length: Math.min(taste.items, most) }, (_, index) =>
      filledItem(schema.items, taste, next, given[index], index),
    )
  }
  return undefined
}

function filledItem(schema: TSchema, taste: Taste, next: () => number, given: unknown, index: number): unknown {
  if (!Type.IsObject(schema)) return filled(schema, taste, next, given ?? usualOf(schema))
  const entries = Object.entries(schema.properties).flatMap(([name, member]): [string, unknown][] => {
    if (name === 'id') return [['id', `item-${index}`]]
    const usual = memberOf(given, name) ?? usualOf(member)
    // What counts the items of a list is the place of each.
    if (/^(sort|index|tabIndex)$/.test(name)) return [[name, index]]
    const value =
      name === 'type'
        ? ofType(member, index)
        : Type.IsObject(member)
          ? filledItem(member, taste, next, usual, index)
          : filled(member, taste, next, usual)
    const taken = value !== undefined && Value.Check(member, value) ? value : usual
    return taken === undefined ? [] : [[name, taken]]
  })
  return Object.fromEntries(entries)
}

/** Items of a list that have a type are of one after another. */
function ofType(schema: TSchema, index: number): unknown {
  const types: unknown = Reflect.get(schema, 'enum')
  return Array.isArray(types) ? types[index % types.length] : undefined
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

function text(schema: TSchema, taste: Taste, next: () => number, usual: string): string | undefined {
  const most = Number(Reflect.get(schema, 'maxLength') ?? 1000)
  switch (Reflect.get(schema, 'control')) {
    case 'picture':
      return taste.picture(next())
    case 'link':
      return taste.link
    case 'rich-text':
      return taste.richText(next(), usual)
    default:
      // What has a pattern is a choice or a figure, not words.
      return Reflect.has(schema, 'pattern') ? undefined : taste.text(next(), usual, most).slice(0, most)
  }
}
