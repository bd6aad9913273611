import { type BlockProps, type Device, devices, resolveDevices } from '@ashlar/sdk'
import type { spacer } from './block.ts'

type Size = BlockProps<typeof spacer>['size']

/** As the style sheet has it. */
const usualSize = { height: 48, heightUnit: 'px' } as const

/** The heights on the devices that have one of their own, with their units. */
export function ownHeights(size: Size): readonly { readonly device: Device; readonly height: string }[] {
  const shown = resolveDevices<{ height: number; heightUnit: string }>(usualSize, size)
  return devices
    .filter((device) => size[device]?.height !== undefined || size[device]?.heightUnit !== undefined)
    .map((device) => ({ device, height: `${shown[device].height}${shown[device].heightUnit}` }))
}
