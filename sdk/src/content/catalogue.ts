import type { Block } from '../definition/block.ts'

/** The block types of one composition, by type. */
export interface BlockCatalogue {
  get(type: string): Block | undefined
  values(): Iterable<Block>
}

/** A catalogue of these blocks. Throws when two claim one type. */
export function blockCatalogue(blocks: Iterable<Block>): BlockCatalogue {
  const byType = new Map<string, Block>()
  for (const block of blocks) {
    if (byType.has(block.type)) throw new Error(`Two packages bring a block of the type "${block.type}".`)
    byType.set(block.type, block)
  }
  return byType
}
