import type { ReactElement, ReactNode } from 'react'
import type { ContentNode } from '../content/node.ts'
import type { Block } from '../definition/block.ts'
import type { BlockRenderer, RootProps } from './define.ts'
import { prepared } from './prepared.ts'
import { islandsOf } from './react-island.ts'
import { enterOf } from './styles/enter.ts'
import { nodeClass, typeClass } from './styles/node-css.ts'
import type { View } from './view.ts'

export interface NodeElementInput {
  readonly id: string
  readonly node: ContentNode
  readonly block: Block
  readonly renderer: BlockRenderer
  readonly view: View
  /** What the block's load gave. */
  readonly data?: unknown
  /** The element of a child, in its place. */
  readonly child: (id: string) => ReactNode
  /** The region in which a child stands. */
  readonly slotOf: (id: string) => string | undefined
  /** Address of the package's client module; the node gets what `islands.js` needs if its block moves. */
  readonly client?: string | undefined
}

/** One node as its block renders it, given its children. Used by site and canvas alike. */
export function nodeElement(input: NodeElementInput): ReactElement {
  const { id, node, block, renderer, view, data, child, slotOf, client } = input
  const { props, ground } = prepared(block, node.props, view.mode)
  const inSlot = (slot: string | undefined) => {
    const here = node.children.filter((each) => slotOf(each) === slot)
    // Nothing is null, so that a block can leave out what would stand around it.
    return here.length === 0 ? null : here.map(child)
  }
  const Component = renderer.component
  return (
    <Component
      key={id}
      id={id}
      props={props as never}
      data={data}
      view={view}
      root={rootProps(input, props, ground)}
      region={inSlot}
      island={islandsOf(id, view, client)}
    >
      {inSlot(undefined)}
    </Component>
  )
}

function rootProps(
  { id, block, renderer, view, client }: NodeElementInput,
  props: Readonly<Record<string, unknown>>,
  ground: string | undefined,
): RootProps {
  // In the canvas everything stands still.
  const enter = view.mode === 'site' ? enterOf(block, props) : undefined
  const moment = client === undefined ? undefined : renderer.client?.(props)
  return {
    className: `${nodeClass(id)} ${typeClass(block.type)}`,
    ...(ground !== undefined && { 'data-bg': ground }),
    ...(view.mode === 'canvas' && { 'data-node': id }),
    ...(enter !== undefined && { 'data-enter': enter }),
    ...(moment !== undefined && {
      'data-island': client,
      'data-island-at': moment,
      'data-island-props': JSON.stringify(renderer.clientProps?.(props) ?? ownProps(block, props)),
    }),
  }
}

/** What a script on the page is told where its block does not say: raw HTML stays in its frame. */
function ownProps(block: Block, props: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const names = block.own.filter((name) => {
    const schema = block.schema.properties[name]
    return !(schema && 'control' in schema && schema.control === 'html')
  })
  return Object.fromEntries(names.map((name) => [name, props[name]]))
}
