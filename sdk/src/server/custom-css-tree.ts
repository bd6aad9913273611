import type { CssLocation, CssNode, List, ListItem, Raw } from 'css-tree'
import { walk } from '../css/css-tree.ts'
import { parseCss } from '../css/parse-css.ts'
import type { CssRemark } from './css-remark.ts'

export interface ParsedCss {
  readonly tree: CssNode
  readonly errors: CssRemark[]
}

/** Custom CSS is declarations alone, or rules. */
export const isDeclarations = (source: string): boolean => !source.includes('{')

/** What stands in custom CSS, and where it can't be read. */
export function customCssTree(source: string): ParsedCss {
  return parsed(source, isDeclarations(source) ? 'declarationList' : 'stylesheet')
}

function parsed(source: string, context: 'declarationList' | 'stylesheet', from?: CssLocation['start']): ParsedCss {
  const errors = new Map<CssNode, CssRemark>()
  const tree = parseCss(source, {
    context,
    positions: true,
    ...from,
    onParseError: ({ message, ...error }, raw) => {
      const { line, column } = error as unknown as { line: number; column: number }
      errors.set(raw, { line, column, message: `${message}.` })
    },
  })
  mendNesting(tree, errors)
  return { tree, errors: [...errors.values()] }
}

/** The parser knows nested rules only with `&` (I19): what it gave up on inside a block is read again as rules. */
function mendNesting(tree: CssNode, errors: Map<CssNode, CssRemark>): void {
  const rejected: [Raw, ListItem<CssNode>, List<CssNode>][] = []
  walk(tree, function (node, item, list) {
    if (node.type === 'Raw' && errors.has(node) && list && this.block) rejected.push([node, item, list])
  })
  for (const [raw, item, list] of rejected) {
    const again = parsed(raw.value, 'stylesheet', raw.loc?.start)
    if (again.errors.length > 0 || again.tree.type !== 'StyleSheet') continue
    errors.delete(raw)
    list.replace(item, again.tree.children)
  }
}
