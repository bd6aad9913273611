import { type Block, sameJson, textPlaces, withoutTags } from '@ashlar/sdk'
import type { TSchema } from 'typebox'

type Values = Readonly<Record<string, unknown>>

/** The one thing that became of a list. */
export type ListChange =
  /** `item`: its first text, or empty. */
  | { readonly kind: 'added' | 'removed'; readonly item: string }
  | { readonly kind: 'order' }
  /** One value of one item; items are counted from 1. */
  | {
      readonly kind: 'value'
      readonly number: number
      readonly properties: Readonly<Record<string, TSchema>>
      readonly prop: string
      readonly values: Values
    }

/** Undefined for what is no list, and where more than one thing became of it. */
export function listChange(block: Block, prop: string, was: unknown, now: unknown): ListChange | undefined {
  if (!Array.isArray(now)) return undefined
  const [before, after]: [readonly unknown[], readonly unknown[]] = [Array.isArray(was) ? was : [], now]
  const added = missingIn(before, after)
  const removed = missingIn(after, before)
  if (added.length === 1 && removed.length === 0) return { kind: 'added', item: textOf(block, prop, added[0]) }
  if (removed.length === 1 && added.length === 0) return { kind: 'removed', item: textOf(block, prop, removed[0]) }
  if (before.length !== after.length) return undefined
  if (added.length === 0 && after.some((item, index) => keyOf(item) !== keyOf(before[index]))) return { kind: 'order' }
  const at = after.findIndex((item, index) => !sameJson(item, before[index]))
  const [old, item] = [valuesIn(before[at]), valuesIn(after[at])]
  const changed = Object.keys({ ...old, ...item }).filter((key) => !sameJson(old[key] ?? null, item[key] ?? null))
  const [key] = changed
  const properties = propertiesOfItems(block.schema.properties[prop])
  const others = after.filter((each, index) => !sameJson(each, before[index]))
  if (others.length > 1 || changed.length !== 1 || key === undefined || !properties?.[key]) return undefined
  return { kind: 'value', number: at + 1, properties, prop: key, values: item }
}

/** Those of the one list that the other does not have, equal ones counted. */
function missingIn(list: readonly unknown[], of: readonly unknown[]): readonly unknown[] {
  const left = list.map(keyOf)
  return of.filter((item) => {
    const at = left.indexOf(keyOf(item))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** What tells an item from others: its id, where it has one, since what it says may be another now. */
function keyOf(item: unknown): string {
  const { id } = valuesIn(item)
  return typeof id === 'string' ? id : JSON.stringify(item)
}

function textOf(block: Block, prop: string, item: unknown): string {
  const [first] = textPlaces(block, { [prop]: [item] })
  return first ? (first.isRich ? withoutTags(first.text) : first.text) : ''
}

function propertiesOfItems(schema: TSchema | undefined): Readonly<Record<string, TSchema>> | undefined {
  const items: unknown = schema && 'items' in schema ? schema.items : undefined
  const properties: unknown = typeof items === 'object' && items !== null ? Reflect.get(items, 'properties') : undefined
  return typeof properties === 'object' && properties !== null ? { ...properties } : undefined
}

function valuesIn(item: unknown): Values {
  return typeof item === 'object' && item !== null ? { ...item } : {}
}
