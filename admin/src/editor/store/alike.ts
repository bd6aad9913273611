import { type Block, groupOf, sameJson } from '@ashlar/sdk'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'

type Props = Readonly<Record<string, unknown>>

/**
 * What a change of one block's look is for another that is selected with it: only what was changed, as far as the other
 * has the same setting. What blocks say (texts, pictures, links, lists) stays each one's own.
 */
export function alike(
  change: Props,
  lead: { block: Block; props: Props },
  other: { block: Block; props: Props },
): Props {
  const shared: Record<string, unknown> = {}
  for (const [prop, value] of Object.entries(change)) {
    const [from, to] = [lead.block.schema.properties[prop], other.block.schema.properties[prop]]
    if (!from || !to || !isLook(lead.block, prop, from)) continue
    if (groupOf(from) && groupOf(to)) shared[prop] = changedGroup(lead.props[prop], value, other.props[prop])
    else if (!groupOf(from) && (value === undefined || Check(to, value))) shared[prop] = value
  }
  return shared
}

/** Everything but words, pictures, links and lists; what blocks have in common is look through and through. */
function isLook(block: Block, prop: string, schema: TSchema): boolean {
  if (!block.own.includes(prop) || groupOf(schema)) return true
  if (prop === block.childCount?.prop) return false
  const type = Reflect.get(schema, 'type')
  if (type === 'array' || type === 'object') return false
  return type !== 'string' || 'enum' in schema || Reflect.get(schema, 'control') === 'colour'
}

/** A per-device group with those values changed that changed from one state of another to the next. */
function changedGroup(was: unknown, now: unknown, own: unknown): unknown {
  const result: Record<string, unknown> = { ...recordOf(own) }
  for (const device of new Set([...Object.keys(recordOf(was)), ...Object.keys(recordOf(now))])) {
    const [before, after] = [recordOf(recordOf(was)[device]), recordOf(recordOf(now)[device])]
    const values: Record<string, unknown> = { ...recordOf(result[device]) }
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (sameJson(before[key] ?? null, after[key] ?? null)) continue
      if (Object.hasOwn(after, key)) values[key] = after[key]
      else delete values[key]
    }
    if (Object.keys(values).length > 0) result[device] = values
    else delete result[device]
  }
  return Object.keys(result).length > 0 ? result : undefined
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
