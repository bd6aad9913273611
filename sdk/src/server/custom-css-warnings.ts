import { walk } from '../css/css-tree.ts'
import type { CssRemark } from './css-remark.ts'
import { customCssTree } from './custom-css-tree.ts'

/**
 * What looks wrong in the custom CSS of a block but is kept, at most 20: the list of known properties and values lags
 * behind browsers. For CSS that `compileCustomCss` finds no error in.
 */
export async function customCssWarnings(source: string): Promise<readonly CssRemark[]> {
  const { lexer } = await import('css-tree')
  const warnings: CssRemark[] = []
  walk(customCssTree(source).tree, (node) => {
    if (node.type !== 'Declaration' || node.property.startsWith('--')) return
    const { error } = lexer.matchDeclaration(node)
    if (!error) return
    const { line, column } = node.loc?.start ?? { line: 1, column: 1 }
    const isUnknown = error.name === 'SyntaxReferenceError'
    const message = isUnknown
      ? `The property "${node.property}" is unknown.`
      : `The value of "${node.property}" is unknown.`
    warnings.push({ line, column, message })
  })
  return warnings.slice(0, 20)
}
