import type { BlockProps } from '@ashlar/sdk'
import type { priceList } from './block.ts'

export type PriceRow = BlockProps<typeof priceList>['rows'][number]

interface PriceGroup {
  /** Undefined for items before the first heading. */
  readonly heading: PriceRow | undefined
  readonly items: readonly PriceRow[]
}

/** The groups of a flat list, each from its heading to the next one. */
export function priceGroups(rows: readonly PriceRow[]): readonly PriceGroup[] {
  const groups: { readonly heading: PriceRow | undefined; readonly items: PriceRow[] }[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (row.isHeading) groups.push({ heading: row, items: [] })
    else if (last) last.items.push(row)
    else groups.push({ heading: undefined, items: [row] })
  }
  return groups
}
