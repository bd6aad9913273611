import type { Device } from '../style/devices.ts'

/** CSS properties by their CSS name or custom property name; undefined and empty values write nothing. */
export type Declarations = Readonly<Record<string, string | number | undefined>>

/** One rule of a node, as data: the style compiler gives it its selector, media query and layer. */
export interface StyleRule {
  /** What follows the node's own selector: ` > img`, `::before`, `:hover`. Empty: the node's root element. */
  readonly part?: string
  /** Absent or `desktop`: for every device, unless a later one overrides it. */
  readonly device?: Device
  /** px: the rule holds where the room that the block stands in is at least so wide, whatever the device. */
  readonly room?: number
  readonly declarations: Declarations
}
