import type { CssNode, ParseOptions } from 'css-tree'
import { parse } from './css-tree.ts'

/**
 * Parse CSS. Its parser keeps the tokens of what it read before, and takes the one behind the end of the next text for
 * the bracket around it: then it may pair brackets wrongly, or never end. A text of semicolons, as long, is read before.
 */
export function parseCss(source: string, options?: ParseOptions): CssNode {
  parse(';'.repeat(source.length + 1), { context: 'declarationList' })
  return parse(source, options)
}
