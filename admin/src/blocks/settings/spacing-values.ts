import { type Block, type ContentNode, spacingChange, storedSpacing } from '@ashlar/sdk'
import type { DeviceValues } from './device-values.ts'

export type SpacingLayer = 'margin' | 'padding'

export const isSpacing = (prop: string): prop is SpacingLayer => prop === 'margin' || prop === 'padding'

/** What each device sets, in the group or in documented props of the block. */
export const spacingOf = (block: Block, props: ContentNode['props'], layer: SpacingLayer): DeviceValues =>
  storedSpacing(block.ownSpacing, props, layer)

/** The props that a change of the layer makes. */
export const spacingProps = (
  block: Block,
  props: ContentNode['props'],
  layer: SpacingLayer,
  next: DeviceValues,
): ContentNode['props'] => spacingChange(block.ownSpacing, props, layer, next)
