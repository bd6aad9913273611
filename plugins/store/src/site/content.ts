import type { Block, Content } from '@ashlar/sdk'

/** A tree of one block, which stands where the page puts it. */
export function oneBlock(block: Block, props: Readonly<Record<string, unknown>> = {}): Content {
  const node = {
    type: block.type,
    version: block.version,
    props: { padding: noPadding, ...props },
    parent: null,
    children: [],
  }
  return { rootNodeId: block.type, nodes: { [block.type]: node } }
}

/** The page around it keeps the distances. */
const noPadding = { desktop: { top: 0, bottom: 0, left: 0, right: 0 } }
