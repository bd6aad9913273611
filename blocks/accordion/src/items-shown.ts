import { type BlockProps, itemsByNumber } from '@ashlar/sdk'
import { type accordion, usualItem } from './block.ts'

type Props = Pick<BlockProps<typeof accordion>, 'items' | 'numberOfItems'>

export const itemsShown = ({ items, numberOfItems }: Props) => itemsByNumber(items, numberOfItems, usualItem)
