import patterns from '@ashlar/block-patterns/patterns'
import { type Content, type ContentNode, checkContent, type InitialNode } from '@ashlar/sdk'
import { expect, it } from 'vitest'
import { blocks as catalogue } from './demo-blocks.fixture.ts'

/** The page as the editor stores it after the blocks were inserted. */
function contentOf(blocks: readonly InitialNode[]): Content {
  const nodes: Record<string, ContentNode> = {}
  const place = ({ type, props, slot, children = [] }: InitialNode, parent: string | null): string => {
    const id = parent === null ? 'root' : `node-${Object.keys(nodes).length}`
    const block = catalogue.get(type)
    const own: string[] = []
    nodes[id] = {
      ...{ type, version: block?.version ?? 0, parent, children: own, ...(slot !== undefined && { slot }) },
      props: { ...block?.initial, ...props },
    }
    for (const child of children) own.push(place(child, id))
    return id
  }
  return { rootNodeId: place({ type: 'wrapper', children: blocks }, null), nodes }
}

it.each([...patterns.patterns, ...patterns.pages].map(({ id, blocks }) => ({ id, blocks })))(
  'the content of $id is sound against the blocks of the product (issue 22)',
  ({ blocks }) => {
    expect(checkContent(contentOf(blocks), catalogue, () => false)).toEqual([])
  },
)
