import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ContentNode } from '../content/node.ts'
import type { Block } from '../definition/block.ts'
import type { BlockRenderer } from '../renderer/define.ts'
import { nodeElement } from '../renderer/node-element.tsx'
import { nodeCss } from '../renderer/styles/node-css.ts'
import type { View } from '../renderer/view.ts'
import { testView } from './view.ts'

export interface RenderedBlock {
  /** What the visitor's browser gets. */
  readonly html: string
  /** The rules of this one node, in their layers. */
  readonly css: string
}

export interface RenderOptions {
  /** Stored props: sparse, absent means default. */
  readonly props?: Readonly<Record<string, unknown>>
  /** HTML of children by slot; `''` for those that stand in no region. */
  readonly children?: Readonly<Record<string, readonly string[]>>
  readonly data?: unknown
  readonly view?: Partial<View>
}

/** Render one block alone, as the site would, under the node id `n1`. */
export function renderBlock(block: Block, renderer: BlockRenderer, options: RenderOptions = {}): RenderedBlock {
  const { props = {}, children = {}, data } = options
  const view = testView(options.view)
  const slots = Object.entries(children).flatMap(([slot, list]) => list.map((html) => ({ slot, html })))
  const ids = slots.map((_, index) => `c${index + 1}`)
  const node: ContentNode = { type: block.type, version: block.version, props, parent: null, children: ids }
  const childAt = (id: string) => slots[ids.indexOf(id)]
  const element = nodeElement({
    id: 'n1',
    node,
    block,
    renderer,
    view,
    data,
    child: (id) => createElement('slot-child', { key: id }, childAt(id)?.html),
    slotOf: (id) => childAt(id)?.slot || undefined,
  })
  return { html: renderToStaticMarkup(element), css: nodeCss({ id: 'n1', node, block, renderer, view }) }
}
