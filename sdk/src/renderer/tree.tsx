import { type ComponentType, createElement, type ReactElement, type ReactNode, Suspense } from 'react'
import type { BlockCatalogue } from '../content/catalogue.ts'
import { nodeAt } from '../content/lookup.ts'
import type { Content, ContentNode } from '../content/node.ts'
import { isOpaque } from '../content/upgrade.ts'
import type { Block } from '../definition/block.ts'
import { isShown } from '../style/shown.ts'
import type { BlockRenderer } from './define.ts'
import { nodeElement } from './node-element.tsx'
import { prepared } from './prepared.ts'
import type { View } from './view.ts'

/** A block that threw while it was rendered. */
export interface BrokenBlock {
  readonly nodeId: string
  readonly type: string
}

export interface TreeInput {
  /** Brought forward (`upgradeContent`), with linked copies filled in (`expandLinked`). */
  readonly content: Content
  readonly blocks: BlockCatalogue
  readonly renderers: ReadonlyMap<string, BlockRenderer>
  readonly view: View
  /** What loads gave, by node id. */
  readonly data?: ReadonlyMap<string, unknown>
  /** Nodes to leave out with all that stands in them, such as those whose load failed. */
  readonly without?: ReadonlySet<string>
  /** Addresses of client modules by block type. */
  readonly clients?: ReadonlyMap<string, string>
  /** On the server: each node stands behind a boundary of its own, and one that throws is told here and left out. */
  readonly onBroken?: (broken: BrokenBlock) => void
  /** In the canvas: renders each node by its id in the renderer's place, so that it can subscribe to that node alone. */
  readonly Node?: ComponentType<{ readonly id: string }>
}

/** A document as React elements. Pure: the same input gives the same tree. */
export function renderTree(input: TreeInput): ReactNode {
  const { content, Node } = input
  const child: (id: string) => ReactNode = Node
    ? (id) => createElement(Node, { key: id, id })
    : (id) => boundedNode(input, id, child)
  return child(content.rootNodeId)
}

/** The element of one node with its boundary; null for a node that is not part of the page. */
function boundedNode(input: TreeInput, id: string, child: (id: string) => ReactNode): ReactNode {
  const { onBroken } = input
  const found = shownNode(input, id)
  if (!found) return null
  if (!onBroken) return elementOf(input, id, found, child)
  const { type } = found.node
  try {
    const element = elementOf(input, id, found, child)
    const fallback = createElement(Report, { nodeId: id, type, onBroken })
    return createElement(Suspense, { key: id, fallback }, element)
  } catch {
    // What the block's own rules say of its props threw; who listens renders the node again to learn why.
    onBroken({ nodeId: id, type })
    return null
  }
}

function elementOf(
  { content, view, data, clients }: TreeInput,
  id: string,
  { node, block, renderer }: ShownNode,
  child: (id: string) => ReactNode,
): ReactElement {
  return nodeElement({
    id,
    node,
    block,
    renderer,
    view,
    data: data?.get(id),
    child,
    slotOf: (each) => nodeAt(content, each)?.slot,
    client: clients?.get(node.type),
  })
}

interface ShownNode {
  readonly node: ContentNode
  readonly block: Block
  readonly renderer: BlockRenderer
}

/** Stands in for a block that threw: class boundaries do nothing on the server, a fallback is rendered at once. */
function Report({ nodeId, type, onBroken }: BrokenBlock & { readonly onBroken: (broken: BrokenBlock) => void }) {
  onBroken({ nodeId, type })
  return null
}

function shownNode({ content, blocks, renderers, view, without }: TreeInput, id: string): ShownNode | undefined {
  const node = nodeAt(content, id)
  const block = node && blocks.get(node.type)
  const renderer = node && renderers.get(node.type)
  if (!node || !block || !renderer || isOpaque(node, blocks) || without?.has(id)) return undefined
  if (view.mode === 'site' && (node.hidden || !isShown(prepared(block, node.props, view.mode).props, view.page)))
    return undefined
  return { node, block, renderer }
}
