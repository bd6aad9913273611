import type { BlockCatalogue } from '../../content/catalogue.ts'
import type { Content } from '../../content/node.ts'
import type { BlockRenderer } from '../define.ts'
import { prepared } from '../prepared.ts'
import type { View } from '../view.ts'
import { enterCss, enterOf } from './enter.ts'
import { layers, type NodeRules, nodeRules, sheetText } from './node-css.ts'
import { StickyRoom } from './sticky.ts'

export interface StyleSheetInput {
  /** The trees of the page (header, content, footer), brought forward, with ids that differ. */
  readonly trees: readonly Content[]
  readonly blocks: BlockCatalogue
  readonly renderers: ReadonlyMap<string, BlockRenderer>
  readonly view: View
  /** What stands before the nodes' rules: theme and the style sheets of blocks, each in its own layer. */
  readonly base?: string
  readonly customCss?: (nodeId: string, source: string) => string
}

/** The one style sheet of a page: base, then the rules of every node. Nodes that are not rendered have none. */
export function styleSheetOf({ trees, blocks, renderers, view, base = '', customCss }: StyleSheetInput): string {
  const rules: NodeRules[] = []
  const sticky = new StickyRoom()
  let enters = false
  for (const { nodes } of trees) {
    for (const id of Object.keys(nodes)) {
      const node = nodes[id]
      const block = node && blocks.get(node.type)
      if (!block || block.version !== node.version || (node.hidden && view.mode === 'site')) continue
      const { props } = prepared(block, node.props, view.mode)
      enters ||= enterOf(block, props) !== undefined
      sticky.add(block, props)
      rules.push(nodeRules({ id, node, block, renderer: renderers.get(node.type), view, customCss }))
    }
  }
  return layers + base + (enters ? enterCss : '') + sheetText(rules) + sticky.css
}
