import { type Block, groupOf, sameJson } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { TSchema } from 'typebox'
import { spelledOut } from '../../blocks/settings/control-of.ts'
import { settingName, shortened, valueWords } from '../../blocks/settings/value-words.ts'
import { deviceNames, labelOf } from '../../blocks/settings/words.ts'
import { listChange } from './list-change.ts'

const t = texts('admin')

type Values = Readonly<Record<string, unknown>>

/** What a change of settings did, by setting and value: "Change Size of Text to 2 rem". */
export function changeWords(block: Block, name: string, was: Values, change: Values): string {
  const { properties } = block.schema
  const props = Object.keys(change).filter((prop) => !sameJson(was[prop] ?? null, change[prop] ?? null))
  // A number's unit belongs to it.
  const whole = props.filter((each) => !props.some((other) => each === `${other}Unit`))
  // What a setting gives up because another one has taken its value is not said.
  const taken = whole.filter((each) => change[each] !== undefined)
  const [prop] = taken.length === 1 ? taken : whole
  const schema = prop === undefined ? undefined : properties[prop]
  if (prop === undefined || !schema) return t('Change {name}', { name })
  const group = groupOf(schema)
  if (group) return groupWords(name, { prop, properties: group.properties, was: was[prop], now: change[prop] })
  const isOne = taken.length === 1 || whole.length === 1
  if (!isOne) return t('Change {name}', { name })
  return listWords(block, name, prop, was[prop], change[prop]) ?? said(name, properties, prop, change)
}

/** What became of a list: an item came, went or moved, or has another value; undefined for what is no list, and for more. */
function listWords(block: Block, name: string, prop: string, was: unknown, now: unknown): string | undefined {
  const change = listChange(block, prop, was, now)
  if (!change) return undefined
  const list = settingName(block.schema.properties, prop)
  if (change.kind === 'order') return t('Reorder {list} of {name}', { list, name })
  if (change.kind === 'value') {
    const item = t('{list} {number} of {name}', { list, number: change.number, name })
    return said(item, change.properties, change.prop, change.values)
  }
  const gaps = { item: change.item === '' ? t('an item') : shortened(change.item), list, name }
  return change.kind === 'added'
    ? t('Add {item} to {list} of {name}', gaps)
    : t('Remove {item} from {list} of {name}', gaps)
}

interface GroupChange {
  readonly prop: string
  readonly properties: Readonly<Record<string, TSchema>>
  readonly was: unknown
  readonly now: unknown
}

/** The one value of a per-device group that is another now; where it is several, the group. */
function groupWords(name: string, { prop, properties, was, now }: GroupChange): string {
  const whole = isTypography(prop)
    ? t('Change style of {name}', { name })
    : t('Change {property} of {name}', { property: labelOf(prop, spelledOut(prop)), name })
  for (const device of ['desktop', 'tablet', 'mobile'] as const) {
    const [before, after] = [valuesIn(valuesIn(was)[device]), valuesIn(valuesIn(now)[device])]
    const changed = Object.keys({ ...before, ...after }).filter(
      (key) => !sameJson(before[key] ?? null, after[key] ?? null),
    )
    const own = changed.filter((key) => !changed.some((other) => key === `${other}Unit`))
    const [key] = own
    if (key === undefined) continue
    if (own.length > 1) return whole
    const words = said(name, properties, key, after, prop)
    return device === 'desktop' ? words : t('{change} on {device}', { change: words, device: t(deviceNames[device]) })
  }
  return whole
}

/** Typography is kept beside each text of a block: `titleTypography`. */
const isTypography = (prop: string): boolean => /Typography$/.test(prop)

function said(
  name: string,
  properties: Readonly<Record<string, TSchema>>,
  prop: string,
  values: Values,
  group?: string,
): string {
  const property = settingName(properties, prop, group)
  if (values[prop] === undefined) return t('Reset {property} of {name}', { property, name })
  const value = valueWords(properties, prop, values)
  return value === undefined
    ? t('Change {property} of {name}', { property, name })
    : t('Change {property} of {name} to {value}', { property, name, value })
}

function valuesIn(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
