import { groupDefaults } from '../../content/defaults.ts'
import type { Block as BlockDefinition } from '../../definition/block.ts'
import { type Device, devices, groupOf, resolveDevices } from '../../style/devices.ts'
import type { FontName } from '../../style/fonts.ts'
import { type BlockText, type Typography, typographyProp } from '../../style/typography.ts'
import type { Declarations } from '../style-rule.ts'
import { textStyleDeclarations } from '../theme/text-styles.ts'
import type { Parts } from './common-rules.ts'
import { safeDeclarations } from './css.ts'
import { lookDeclarations } from './look.ts'

type OnDevices = Readonly<Record<Device, Typography>>

/** The texts of a node that set anything, with what each device shows. */
function setTexts(
  { texts = {}, schema }: BlockDefinition,
  props: Readonly<Record<string, unknown>>,
): readonly (readonly [BlockText, OnDevices])[] {
  return Object.entries(texts).flatMap(([name, text]): [BlockText, OnDevices][] => {
    const prop = typographyProp(name)
    const stored = props[prop]
    const property: object | undefined = schema.properties[prop]
    const group = property && groupOf(property)
    if (!group || !isSet(stored)) return []
    // The schema of the group is `Typography`: `textProperties` put it there.
    return [[text, resolveDevices(groupDefaults(group) as unknown as Typography, stored)]]
  })
}

function isSet(stored: unknown): stored is { readonly [D in Device]?: Partial<Typography> } {
  return typeof stored === 'object' && stored !== null && devices.some((device) => Object.hasOwn(stored, device))
}

/** What the typography of a node declares on a device, by the part; undefined where no text sets anything. */
export function typographyParts(
  block: BlockDefinition,
  props: Readonly<Record<string, unknown>>,
): ((device: Device) => Parts) | undefined {
  const texts = setTexts(block, props)
  if (texts.length === 0) return undefined
  return (device) => {
    const parts: Parts = {}
    for (const [{ part = '', alignsWith }, on] of texts) {
      parts[part] = { ...parts[part], ...safeDeclarations(declarationsOf(on[device], alignsWith)) }
    }
    return parts
  }
}

function declarationsOf(typography: Typography, alignsWith: BlockText['alignsWith']): Declarations {
  const { textStyle, textAlign } = typography
  const own = Object.entries(lookDeclarations(typography)).filter(([, value]) => value !== undefined && value !== '')
  return {
    ...(textStyle !== '' && textStyleDeclarations(textStyle)),
    ...Object.fromEntries(own),
    ...(textAlign !== '' && {
      'text-align': textAlign,
      ...(alignsWith && { [alignsWith]: places[alignsWith][textAlign] }),
    }),
  }
}

const places = {
  'align-self': { start: 'auto', center: 'center', end: 'flex-end', justify: 'auto' },
  'justify-items': { start: 'normal', center: 'center', end: 'end', justify: 'normal' },
  // Safe: what is wider than its place begins at the start, where people can scroll to it.
  'justify-content': { start: 'flex-start', center: 'safe center', end: 'safe flex-end', justify: 'flex-start' },
} as const

/** Fonts that the typography of a node names, each with the weights in which it may be shown. */
export function fontsOf(
  block: BlockDefinition,
  props: Readonly<Record<string, unknown>>,
): ReadonlyMap<FontName, readonly number[]> {
  const found = new Map<FontName, readonly number[]>()
  for (const [, on] of setTexts(block, props)) {
    for (const { fontFamily, fontWeight } of Object.values(on)) {
      if (fontFamily !== '') found.set(fontFamily, [...(found.get(fontFamily) ?? []), ...weightsOf(fontWeight)])
    }
  }
  return found
}

/** Of a text that sets none: regular for words, bold for headings and what is marked. */
const weightsOf = (weight: number | null): readonly number[] => (weight === null ? [400, 700] : [weight, 700])
