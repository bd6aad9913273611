import { type BlockCatalogue, type ContentNode, type Device, fillProps, groupOf } from '@ashlar/sdk'
import { type DeviceValues, shownOn } from '../../blocks/settings/device-values.ts'

/** How many columns a grid has at most on a device, as its settings say. */
export function mostColumnsOf(catalogue: BlockCatalogue, grid: ContentNode, device: Device): number {
  const block = catalogue.get(grid.type)
  const prop = block?.childCells?.prop
  const schema = block?.schema.properties[prop ?? '']
  const usual = schema && groupOf(schema)?.properties['columns']
  if (!block || prop === undefined || !usual) return 1
  const filled: Readonly<Record<string, unknown>> = fillProps(block, grid.props)
  const stored: DeviceValues = { ...Object(filled[prop]) }
  return Number(shownOn({ columns: Reflect.get(usual, 'default') }, stored, device)['columns'])
}
