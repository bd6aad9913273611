import { type BlockText, type Device, type OwnTypeProp, sameJson, type TypographyMember } from '@ashlar/sdk'
import type { TObject } from 'typebox'
import { Check } from 'typebox/value'
import {
  type DeviceValues,
  type GroupDefaults,
  isSetOn,
  withEdit,
  withReset,
} from '../../../blocks/settings/device-values.ts'
import { companions, keysOf } from '../../../blocks/typography/member-keys.ts'

/** The typography of one text of a block, and where it is kept. */
export interface TextState {
  readonly text: BlockText
  /** Name of the per-device prop. */
  readonly prop: string
  /** The block's schema: what its documented props can hold. */
  readonly schema: TObject
  readonly defaults: GroupDefaults
  /** As they are in the document. */
  readonly stored: DeviceValues
  /** Props of the block with their defaults filled in. */
  readonly props: Readonly<Record<string, unknown>>
}

type Own = readonly [TypographyMember, OwnTypeProp]

const ownsOf = ({ text }: TextState): readonly Own[] => Object.entries(text.own ?? {}) as unknown as Own[]

/** What the text has where no device sets anything: the documented props of the block, else nothing. */
export function baseOf(state: TextState): GroupDefaults {
  const base: Record<string, unknown> = { ...state.defaults }
  for (const [member, { prop, unit, asTheme }] of ownsOf(state)) {
    const value = state.props[prop]
    if (value === undefined || value === asTheme) continue
    base[member] = value
    const companion = companions[member]
    if (companion !== undefined && unit !== undefined) base[companion] = unit
  }
  return base
}

export interface TextEdit {
  readonly device: Device
  readonly sync: boolean
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * The props after an edit. What is set for all devices goes to the documented prop of the block where that can hold it;
 * everything else is kept per device.
 */
export function textEdit(state: TextState, { device, sync, values }: TextEdit): Record<string, unknown> {
  const change: Record<string, unknown> = {}
  const rest = { ...values }
  let { stored } = state
  for (const [member, own] of device === 'desktop' && sync ? ownsOf(state) : []) {
    const keys = keysOf(member)
    if (!keys.some((key) => key in rest)) continue
    const shown = { ...baseOf(state), ...stored.desktop, ...rest }
    const fits = holds(state, member, own, shown)
    change[own.prop] = fits ? absentIfDefault(state, own.prop, shown[member]) : undefined
    stored = withReset(state.defaults, stored, 'desktop', keys)
    for (const key of keys) {
      if (fits) delete rest[key]
      else rest[key] = shown[key]
    }
  }
  const next = { ...state, stored, props: { ...state.props, ...defaulted(state, change) } }
  return { ...change, [state.prop]: absentIfEmpty(withEdit(baseOf(next), stored, { device, sync, values: rest })) }
}

/** The props after a device has given up its own value; on desktop the documented prop goes back too. */
export function textReset(state: TextState, device: Device, member: TypographyMember): Record<string, unknown> {
  const own = device === 'desktop' ? state.text.own?.[member] : undefined
  const change: Record<string, unknown> = own ? { [own.prop]: undefined } : {}
  const next = { ...state, props: { ...state.props, ...defaulted(state, change) } }
  return { ...change, [state.prop]: absentIfEmpty(withReset(baseOf(next), state.stored, device, keysOf(member))) }
}

/** Whether the device shows a value of its own; on desktop one of the block's documented prop counts. */
export function isTextSet(state: TextState, device: Device, member: TypographyMember): boolean {
  if (isSetOn(state.stored, device, member)) return true
  const own = device === 'desktop' ? state.text.own?.[member] : undefined
  if (!own) return false
  return state.props[own.prop] !== ('asTheme' in own ? own.asTheme : defaultOf(state, own.prop))
}

/** Whether another prop of the block decides the member, such as the ground of a button the colour of its words. */
export function isDecidedByBlock(state: TextState, member: TypographyMember): boolean {
  const props = state.text.own?.[member]?.decidedBy ?? []
  return props.some((prop) => !sameJson(state.props[prop] ?? null, defaultOf(state, prop) ?? null))
}

/** Whether a documented prop can hold what is shown, so that it means the same there. */
function holds(state: TextState, member: TypographyMember, own: OwnTypeProp, shown: Readonly<Record<string, unknown>>) {
  const value = shown[member]
  // A number that stands for "as the theme" can't be said by the prop.
  if (typeof value === 'number' && value === own.asTheme) return false
  if (own.unit !== undefined && shown[companions[member] ?? ''] !== own.unit && value !== null) return false
  if (member === 'color' && shown['colorOpacity'] !== 1) return false
  const schema = state.schema.properties[own.prop]
  return schema !== undefined && Check(schema, value)
}

function defaultOf(state: TextState, prop: string): unknown {
  const schema = state.schema.properties[prop]
  return schema && Reflect.get(schema, 'default')
}

const absentIfDefault = (state: TextState, prop: string, value: unknown): unknown =>
  value === defaultOf(state, prop) ? undefined : value

function defaulted(state: TextState, change: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(change).map(([prop, value]) => [prop, value ?? defaultOf(state, prop)]))
}

const absentIfEmpty = (values: DeviceValues): DeviceValues | undefined =>
  Object.keys(values).length > 0 ? values : undefined
