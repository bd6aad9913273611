import type { CssNode } from 'css-tree'
import { transform } from 'lightningcss'
import { generate, ident, string, walk } from '../css/css-tree.ts'
import type { CssRemark } from './css-remark.ts'
import { depthProblem, isWithinBlock, selectorProblem } from './custom-css-rules.ts'
import { refusedTokens } from './custom-css-tokens.ts'
import { customCssTree, isDeclarations } from './custom-css-tree.ts'

export interface CompiledCss {
  /** Scoped to the node and minified, for the layer `user`; empty when there is an error. */
  readonly css: string
  /** What must be mended first. */
  readonly errors: readonly CssRemark[]
}

/**
 * Compile the custom CSS of one block. It is parsed on its own, never wrapped,
 * so that it can't end the block it is scoped to; what reaches other parts of the page or other hosts is refused. What
 * the compiler gives is what browsers read, so it decides; the source only tells the place of an error.
 */
export function compileCustomCss(nodeId: string, source: string): CompiledCss {
  if (source.trim() === '') return { css: '', errors: [] }
  const tooDeep = depthProblem(source)
  if (tooDeep) return failed([atStart(tooDeep)])
  const { tree, errors } = customCssTree(source)
  if (errors.length > 0) return failed(errors)
  const { compiled, problem } = checked(nodeId, tree, isDeclarations(source) ? '' : hoistedKeyframes(tree, nodeId))
  if (problem === undefined) return { css: compiled, errors: [] }
  const places = [...tokenRefusals(source), ...selectorRefusals(tree)]
  return failed(places.length > 0 ? places : [atStart(problem)])
}

const atStart = (message: string): CssRemark => ({ line: 1, column: 1, message })

function failed(errors: readonly CssRemark[]): CompiledCss {
  return { css: '', errors: errors.slice(0, 20) }
}

function tokenRefusals(source: string): CssRemark[] {
  return refusedTokens(source).map(({ message, offset }) => {
    const lines = source.slice(0, offset).split(/\r\n|[\n\r\f]/)
    return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, message }
  })
}

function selectorRefusals(tree: CssNode): CssRemark[] {
  const found: CssRemark[] = []
  walk(tree, function (node) {
    if (node.type !== 'Selector' || this.atrule?.name.toLowerCase().endsWith('keyframes')) return
    const message = selectorProblem(node)
    const { line, column } = node.loc?.start ?? { line: 1, column: 1 }
    if (message) found.push({ line, column, message })
  })
  return found
}

/** Animations can't stand inside a rule: taken out of the tree, under names of the node's own. */
function hoistedKeyframes(tree: CssNode, nodeId: string): string {
  const prefix = `b-${nodeId}-`
  const own = new Map<string, string>()
  const taken: CssNode[] = []
  walk(tree, (node, item, list) => {
    if (node.type !== 'Atrule' || !/^(-webkit-)?keyframes$/i.test(ident.decode(node.name))) return
    const name = node.prelude ? plainName(generate(node.prelude)) : ''
    own.set(name, ident.encode(name.startsWith(prefix) ? name : `${prefix}${name}`))
    node.prelude = { type: 'Raw', value: own.get(name) ?? '' }
    taken.push(node)
    list?.remove(item)
  })
  walk(tree, (node) => {
    if (node.type !== 'Declaration' || !/^(-webkit-)?animation(-name)?$/i.test(ident.decode(node.property))) return
    walk(node.value, (part) => {
      if (part.type === 'Identifier') part.name = own.get(ident.decode(part.name)) ?? part.name
    })
  })
  return taken.map((node) => generate(node)).join('')
}

function plainName(name: string): string {
  return /^["']/.test(name) ? string.decode(name) : ident.decode(name)
}

/** The compiled sheet, or why it can't be used. */
function checked(nodeId: string, tree: CssNode, hoisted: string): { compiled: string; problem?: string } {
  let compiled: string
  try {
    compiled = scoped(nodeId, generate(tree), hoisted)
  } catch (error) {
    // The second parser is stricter; where it stopped is a place in the generated text, of no use to a person.
    return { compiled: '', problem: `This can't be read: ${error instanceof Error ? error.message : ''}.` }
  }
  const [refused] = refusedTokens(compiled)
  if (refused) return { compiled: '', problem: refused.message }
  if (!isWithinBlock(compiled, nodeId)) return { compiled: '', problem: 'A rule can only style elements in the block.' }
  return { compiled: compiled.replaceAll('</', '<\\/') }
}

/**
 * Nesting stays nested: every browser of the last years reads it, and taking it apart multiplies selectors, so that a
 * short text could become gigabytes.
 */
function scoped(nodeId: string, rules: string, hoisted: string): string {
  const { code } = transform({
    filename: `${nodeId}.css`,
    code: Buffer.from(`.b-${nodeId}{${rules}}${hoisted}`),
    minify: true,
    targets: { chrome: 120 << 16, firefox: 120 << 16, safari: (17 << 16) | (2 << 8) },
  })
  return Buffer.from(code).toString()
}
