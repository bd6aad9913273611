import { type Block, type ContentNode, type Device, groupOf } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import { type GroupDefaults, isSetOn, shownOn, withEdit, withReset } from '../../blocks/settings/device-values.ts'
import { sideNames } from '../../blocks/settings/side-names.ts'
import { spacingOf, spacingProps } from '../../blocks/settings/spacing-values.ts'
import { deviceNames } from '../../blocks/settings/words.ts'
import { type Layer, limitsOf, opposite, type Side } from './sides.ts'
import type { SideValues } from './spacing-value.ts'

const t = texts('admin')

/** A block's spacing on one device, as far as it is stored. */
export interface DeviceSpacing {
  readonly block: Block
  readonly node: ContentNode
  readonly device: Device
}

function defaultsOf(block: Block, layer: Layer): GroupDefaults {
  const schema = block.schema.properties[layer]
  const group = schema && groupOf(schema)
  return Object.fromEntries(
    Object.entries(group?.properties ?? {}).map(([key, each]) => [key, Reflect.get(each, 'default')]),
  )
}

export function valuesOf({ block, node, device }: DeviceSpacing, layer: Layer): SideValues {
  return shownOn(defaultsOf(block, layer), spacingOf(block, node.props, layer), device)
}

export function isSetHere({ block, node, device }: DeviceSpacing, layer: Layer, sides: readonly Side[]): boolean {
  return sides.some((side) => isSetOn(spacingOf(block, node.props, layer), device, side))
}

/** The prop after an edit on the device alone; narrower ones follow as they do after an edit in the settings. */
export function editedOn({ block, node, device }: DeviceSpacing, layer: Layer, values: SideValues) {
  const sync = node.props['syncDevices'] !== false
  const stored = spacingOf(block, node.props, layer)
  const next = withEdit(defaultsOf(block, layer), stored, { device, sync, values })
  return spacingProps(block, node.props, layer, next)
}

/** The prop without the device's own values of these sides. */
export function resetOn({ block, node, device }: DeviceSpacing, layer: Layer, sides: readonly Side[]) {
  const stored = spacingOf(block, node.props, layer)
  return spacingProps(block, node.props, layer, withReset(defaultsOf(block, layer), stored, device, sides))
}

const pairNames = {
  margin: { vertical: 'Margin top and bottom', horizontal: 'Margin left and right' },
  padding: { vertical: 'Padding top and bottom', horizontal: 'Padding left and right' },
} as const

/** "Padding top", or of both "Padding top and bottom". */
export function namesOf(layer: Layer, sides: readonly Side[]): string {
  const [first = 'top', other] = sides
  if (other === undefined) return t(sideNames[layer][first])
  return t(pairNames[layer][first === 'top' || first === 'bottom' ? 'vertical' : 'horizontal'])
}

/** What a step of the history is called: "Padding top 24px", on a narrower device with its name. */
export function stepWords(words: string, device: Device): string {
  return device === 'desktop' ? words : t('{change} on {device}', { change: words, device: t(deviceNames[device]) })
}

/** The limits in which a side, and the one opposite where both are moved, can go. */
export function sharedLimits(layer: Layer, side: Side, both: boolean) {
  const own = limitsOf(layer, side)
  return both ? { ...own, minimum: Math.max(own.minimum, limitsOf(layer, opposite[side]).minimum) } : own
}
