import { type BlockCatalogue, type Content, type Device, nodeAt } from '@ashlar/sdk'
import { type DeviceValues, shownOn } from '../../blocks/settings/device-values.ts'
import { spelledOut } from './shares.ts'

/** Columns beside each other, and their widths on one device. */
export interface ColumnLine {
  /** The block that they share. */
  readonly row: string
  /** Prop of the columns that holds their width. */
  readonly prop: string
  readonly columns: readonly string[]
  /** Twelfths of each, an even share spelled out. */
  readonly shares: readonly number[]
}

const noSpan = { span: 0 }

/** The line that a block is, or stands in; undefined outside of one, and for a single column. */
export function columnLine(
  content: Content,
  catalogue: BlockCatalogue,
  id: string | undefined,
  device: Device,
): ColumnLine | undefined {
  for (let at = id; at !== undefined; at = nodeAt(content, at)?.parent ?? undefined) {
    const node = nodeAt(content, at)
    const widths = node && catalogue.get(node.type)?.childWidths
    if (!node || !widths || node.children.length < 2) continue
    const { prop } = widths
    const spans = node.children.map((child) => spanOf(storedWidth(content, child, prop), device))
    return { row: at, prop, columns: node.children, shares: spelledOut(spans) }
  }
  return undefined
}

/** Columns are stacked on a telephone, whatever wider devices say. */
function spanOf(stored: DeviceValues, device: Device): number {
  const { span } = device === 'mobile' ? { ...noSpan, ...stored.mobile } : shownOn(noSpan, stored, device)
  return typeof span === 'number' ? span : 0
}

/** What each column of the line stores so that it has its share on the device. */
export function widthChanges(
  content: Content,
  { columns, prop }: ColumnLine,
  shares: readonly number[],
  device: Device,
): readonly (readonly [id: string, change: Readonly<Record<string, unknown>>])[] {
  return columns.map((id, at) => {
    const stored = storedWidth(content, id, prop)
    return [id, { [prop]: { ...stored, [device]: { ...stored[device], span: shares[at] ?? 0 } } }]
  })
}

/** Every column follows wider devices again, and where there is none shares the line evenly. */
export function evenChanges(
  content: Content,
  { columns, prop }: ColumnLine,
  device: Device,
): readonly (readonly [id: string, change: Readonly<Record<string, unknown>>])[] {
  return columns.map((id) => {
    const { [device]: _, ...others } = storedWidth(content, id, prop)
    const isEven = spanOf(others, device) === 0
    const next = isEven ? others : { ...others, [device]: noSpan }
    return [id, { [prop]: Object.keys(next).length > 0 ? next : undefined }]
  })
}

function storedWidth(content: Content, id: string, prop: string): DeviceValues {
  const value = nodeAt(content, id)?.props[prop]
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
