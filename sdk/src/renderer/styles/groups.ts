import { groupDefaults } from '../../content/defaults.ts'
import type { Block as BlockDefinition } from '../../definition/block.ts'
import type { Alignment, Background, Border, Margin, Padding } from '../../style/common.ts'
import { type Device, devices, groupOf, resolveDevices } from '../../style/devices.ts'
import type { Cell, Hover, Sticky } from '../../style/given.ts'
import { storedSpacing } from '../../style/own-spacing.ts'

/** The per-device groups of common properties. */
export interface Groups {
  readonly margin: Margin
  readonly padding: Padding
  readonly alignment: Alignment
  readonly background: Background
  readonly border: Border
  readonly sticky: Sticky
  readonly hover: Hover
  readonly cell: Cell
}

const commonOf = {
  margin: 'spacing',
  padding: 'spacing',
  alignment: 'alignment',
  background: 'background',
  border: 'border',
  sticky: 'sticky',
  hover: 'hover',
  cell: 'cell',
} as const

/** What one group of a node really is on each device; undefined for a block without the group. */
export function groupOn<Name extends keyof Groups>(
  block: BlockDefinition,
  props: Readonly<Record<string, unknown>>,
  name: Name,
): Readonly<Record<Device, Groups[Name]>> | undefined {
  const schema: object | undefined = block.schema.properties[name]
  const group = schema && block.common.includes(commonOf[name]) ? groupOf(schema) : undefined
  if (!group) return undefined
  const stored = storedGroup(block, props, name) as { readonly [D in Device]?: Partial<Groups[Name]> }
  // The schema of the group is the one whose type `Groups` names: `commonProperties` put it there.
  return resolveDevices(groupDefaults(group) as unknown as Groups[Name], stored)
}

function storedGroup(block: BlockDefinition, props: Readonly<Record<string, unknown>>, name: keyof Groups): object {
  if (block.ownSpacing && (name === 'margin' || name === 'padding')) return storedSpacing(block.ownSpacing, props, name)
  const stored = props[name]
  return typeof stored === 'object' && stored !== null ? stored : {}
}

/** The same, and undefined too for a node that sets nothing of the group: most have none. */
export function setOn<Name extends keyof Groups>(
  block: BlockDefinition,
  props: Readonly<Record<string, unknown>>,
  name: Name,
): Readonly<Record<Device, Groups[Name]>> | undefined {
  const stored = props[name]
  const isSet = typeof stored === 'object' && stored !== null && devices.some((device) => Object.hasOwn(stored, device))
  return isSet ? groupOn(block, props, name) : undefined
}
