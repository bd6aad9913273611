import Type, { type TSchema } from 'typebox'
import type { Block, BlockProps } from '../definition/block.ts'
import { devices, groupOf } from '../style/devices.ts'
import { aliasesOf, isRecord, itemsOf, propertiesOf } from './schema.ts'

/**
 * Stored props as renderers and panels see them: aliases read, every default filled in, nested ones too. Per-device
 * groups stay sparse (what tablet does not set follows desktop); only objects that stand in them are completed.
 * Unknown props stay, so that a check can name them. Recursion follows the schema, never the data.
 */
export function fillProps<B extends Block>(block: B, stored: Readonly<Record<string, unknown>>): BlockProps<B> {
  const filled: Record<string, unknown> = renamed(stored, block.aliases)
  for (const [name, schema] of Object.entries(block.schema.properties)) {
    const value = filled[name]
    const complete = groupOf(schema) ? filledDevices(schema, value) : filledValue(schema, value)
    if (complete !== undefined) filled[name] = complete
  }
  return filled as BlockProps<B>
}

/** Stored props under their present names, without filling anything in. The same object if no alias occurs in it. */
export function withoutAliases(
  block: Block,
  stored: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const top = renamed(stored, block.aliases)
  let changed = Object.keys(block.aliases).some((alias) => Object.hasOwn(stored, alias))
  for (const [name, schema] of Object.entries(block.schema.properties)) {
    if (!Object.hasOwn(top, name)) continue
    const value = renamedWithin(schema, top[name])
    if (value === top[name]) continue
    top[name] = value
    changed = true
  }
  return changed ? top : stored
}

/** What a newly inserted node stores: sparse, absent means default. */
export function initialProps(block: Block): Record<string, unknown> {
  return structuredClone(block.initial) as Record<string, unknown>
}

function filledDevices(schema: TSchema, value: unknown): unknown {
  if (value === undefined) return {}
  if (!isRecord(value)) return value
  const group = groupOf(schema)
  const filled = { ...value }
  for (const device of devices) {
    const own = value[device]
    if (group && isRecord(own)) filled[device] = completed(group, own)
  }
  return filled
}

/** Objects that are there, completed; nothing that is absent added. */
function completed(group: TSchema, own: Record<string, unknown>): Record<string, unknown> {
  const filled = { ...own }
  const properties = propertiesOf(group) ?? {}
  for (const [name, value] of Object.entries(own)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (schema) filled[name] = filledValue(schema, value)
  }
  return filled
}

function filledValue(schema: TSchema, value: unknown): unknown {
  if (value === undefined) {
    if ('default' in schema) return filledValue(schema, copy(schema.default))
    return propertiesOf(schema) && !Type.IsOptional(schema) ? filledValue(schema, {}) : undefined
  }
  if (Array.isArray(value)) {
    const items = itemsOf(schema)
    return items && propertiesOf(items) ? value.map((item) => filledValue(items, item)) : value
  }
  if (!isRecord(value)) return value
  const properties = propertiesOf(schema)
  if (!properties) return value
  const filled = renamed(value, aliasesOf(schema))
  for (const [name, property] of Object.entries(properties)) {
    const complete = filledValue(property, filled[name])
    if (complete !== undefined) filled[name] = complete
  }
  return filled
}

function renamedWithin(schema: TSchema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = itemsOf(schema)
    if (!items) return value
    const next = value.map((item) => renamedWithin(items, item))
    return next.some((item, i) => item !== value[i]) ? next : value
  }
  if (!isRecord(value)) return value
  const properties = propertiesWithin(schema)
  const aliases = aliasesOf(schema) ?? {}
  const next = renamed(value, aliases)
  let changed = Object.keys(aliases).some((alias) => Object.hasOwn(value, alias))
  for (const name of Object.keys(next)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!property) continue
    const inner = renamedWithin(property, next[name])
    if (inner === next[name]) continue
    next[name] = inner
    changed = true
  }
  return changed ? next : value
}

/** Properties of an object; of a per-device group its three devices, each with the whole group. */
function propertiesWithin(schema: TSchema): Readonly<Record<string, TSchema>> {
  const group = groupOf(schema)
  return group ? Object.fromEntries(devices.map((device) => [device, group])) : (propertiesOf(schema) ?? {})
}

function renamed(
  value: Readonly<Record<string, unknown>>,
  aliases: Readonly<Record<string, string>> | undefined,
): Record<string, unknown> {
  const result = { ...value }
  if (!aliases) return result
  for (const [alias, name] of Object.entries(aliases)) {
    if (!Object.hasOwn(result, alias)) continue
    if (!Object.hasOwn(result, name)) result[name] = result[alias]
    delete result[alias]
  }
  return result
}

function copy(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? structuredClone(value) : value
}

const defaults = new WeakMap<TSchema, Readonly<Record<string, unknown>>>()

/** Every default of a per-device group: what desktop shows where it sets nothing. */
export function groupDefaults(group: TSchema): Readonly<Record<string, unknown>> {
  let filled = defaults.get(group)
  if (!filled) {
    filled = Object.freeze(filledValue(group, {}) as Record<string, unknown>)
    defaults.set(group, filled)
  }
  return filled
}
