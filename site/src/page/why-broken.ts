import { type Content, nodeAt } from '@ashlar/sdk'
import { nodeElement, type View } from '@ashlar/sdk/renderer'
import type { BrokenBlock } from '@ashlar/sdk/surface'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../site.ts'

/** The error behind a broken block: a boundary swallows it, so the node is rendered once more, alone and without one. */
export function whyBroken(
  site: Site,
  content: Content,
  { nodeId, type }: BrokenBlock,
  view: View,
  data: unknown,
): unknown {
  const node = nodeAt(content, nodeId)
  const block = site.composition.blocks.get(type)
  const renderer = site.composition.renderers.get(type)
  if (!node || !block || !renderer) return undefined
  try {
    renderToStaticMarkup(
      nodeElement({
        id: nodeId,
        node,
        block,
        renderer,
        view,
        data,
        child: () => null,
        slotOf: (id) => nodeAt(content, id)?.slot,
      }),
    )
    return undefined
  } catch (error) {
    return error
  }
}
