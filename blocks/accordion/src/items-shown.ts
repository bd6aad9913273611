import type { BlockProps } from '@ashlar/sdk'
import { type accordion, usualItem } from './block.ts'

type Props = Pick<BlockProps<typeof accordion>, 'items' | 'numberOfItems'>
type Item = Props['items'][number]

/** As many items as the number says: the list's first ones, then new ones under ids that are free. */
export function itemsShown({ items, numberOfItems }: Props): readonly Item[] {
  const shown = items.slice(0, numberOfItems)
  const taken = new Set(shown.map(({ id }) => id))
  for (let number = shown.length + 1; shown.length < numberOfItems; number++) {
    const item = usualItem(number)
    if (!taken.has(item.id)) shown.push(item)
  }
  return shown
}
