import type { Block, Region } from '../definition/block.ts'
import { isRecord } from './schema.ts'

/** The region that a slot names: `header`, or `tabs:<item id>` while the list holds that item. */
export function regionOf(block: Block, props: Readonly<Record<string, unknown>>, slot: string): Region | undefined {
  for (const region of block.regions) {
    if (region.perItemOf === undefined) {
      if (region.name === slot) return region
    } else if (
      slot.startsWith(`${region.name}:`) &&
      itemIds(block, props, region.perItemOf).includes(slot.slice(region.name.length + 1))
    ) {
      return region
    }
  }
  return undefined
}

/** Every slot that a node offers just now, in order. */
export function slotsOf(block: Block, props: Readonly<Record<string, unknown>>): string[] {
  return block.regions.flatMap(({ name, perItemOf }) =>
    perItemOf === undefined ? [name] : itemIds(block, props, perItemOf).map((id) => `${name}:${id}`),
  )
}

function itemIds(block: Block, props: Readonly<Record<string, unknown>>, name: string): string[] {
  const schema: object | undefined = block.schema.properties[name]
  const list = Object.hasOwn(props, name) ? props[name] : schema && 'default' in schema ? schema.default : undefined
  if (!Array.isArray(list)) return []
  return list.flatMap((item: unknown) => (isRecord(item) && typeof item['id'] === 'string' ? [item['id']] : []))
}
