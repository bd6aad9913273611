import * as css from 'css-tree'
import { transform } from 'lightningcss'
import { parseCss } from '../css/parse-css.ts'
import { depthProblem, isWithinBlock, selectorProblem } from './custom-css-rules.ts'
import { refusedTokens } from './custom-css-tokens.ts'

/** One thing said about a person's CSS, with its place in what they wrote. */
export interface CssRemark {
  readonly line: number
  readonly column: number
  readonly message: string
}

export interface CompiledCss {
  /** Scoped to the node and minified, for the layer `user`; empty when there is an error. */
  readonly css: string
  /** What must be mended first. */
  readonly errors: readonly CssRemark[]
  /** What looks wrong but is kept: the list of known properties lags behind browsers. */
  readonly warnings: readonly CssRemark[]
}

/**
 * Compile the custom CSS of one block. It is parsed on its own, never wrapped,
 * so that it can't end the block it is scoped to; what reaches other parts of the page or other hosts is refused. What
 * the compiler gives is what browsers read, so it decides; the source only tells the place of an error.
 */
export function compileCustomCss(nodeId: string, source: string): CompiledCss {
  if (source.trim() === '') return { css: '', errors: [], warnings: [] }
  const tooDeep = depthProblem(source)
  if (tooDeep) return failed([atStart(tooDeep)])
  const isList = !source.includes('{')
  const { tree, errors } = parsed(source, isList)
  if (errors.length > 0) return failed(errors)
  const warnings = unknownValues(tree)
  const { compiled, problem } = checked(nodeId, tree, isList ? '' : hoistedKeyframes(tree, nodeId))
  if (problem === undefined) return { css: compiled, errors: [], warnings }
  const places = [...tokenRefusals(source), ...selectorRefusals(tree)]
  return failed(places.length > 0 ? places : [atStart(problem)])
}

const atStart = (message: string): CssRemark => ({ line: 1, column: 1, message })

function failed(errors: readonly CssRemark[]): CompiledCss {
  return { css: '', errors: errors.slice(0, 20), warnings: [] }
}

interface ParsedCss {
  readonly tree: css.CssNode
  readonly errors: CssRemark[]
}

function parsed(source: string, isList: boolean, from?: css.CssLocation['start']): ParsedCss {
  const errors = new Map<css.CssNode, CssRemark>()
  const tree = parseCss(source, {
    context: isList ? 'declarationList' : 'stylesheet',
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
function mendNesting(tree: css.CssNode, errors: Map<css.CssNode, CssRemark>): void {
  const rejected: [css.Raw, css.ListItem<css.CssNode>, css.List<css.CssNode>][] = []
  css.walk(tree, function (node, item, list) {
    if (node.type === 'Raw' && errors.has(node) && list && this.block) rejected.push([node, item, list])
  })
  for (const [raw, item, list] of rejected) {
    const again = parsed(raw.value, false, raw.loc?.start)
    if (again.errors.length > 0 || again.tree.type !== 'StyleSheet') continue
    errors.delete(raw)
    list.replace(item, again.tree.children)
  }
}

function tokenRefusals(source: string): CssRemark[] {
  return refusedTokens(source).map(({ message, offset }) => {
    const lines = source.slice(0, offset).split(/\r\n|[\n\r\f]/)
    return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, message }
  })
}

function selectorRefusals(tree: css.CssNode): CssRemark[] {
  const found: CssRemark[] = []
  css.walk(tree, function (node) {
    if (node.type !== 'Selector' || this.atrule?.name.toLowerCase().endsWith('keyframes')) return
    const message = selectorProblem(node)
    const { line, column } = node.loc?.start ?? { line: 1, column: 1 }
    if (message) found.push({ line, column, message })
  })
  return found
}

function unknownValues(tree: css.CssNode): CssRemark[] {
  const warnings: CssRemark[] = []
  css.walk(tree, (node) => {
    if (node.type !== 'Declaration' || node.property.startsWith('--')) return
    const { error } = css.lexer.matchDeclaration(node)
    if (!error) return
    const { line, column } = node.loc?.start ?? { line: 1, column: 1 }
    const isUnknown = error.name === 'SyntaxReferenceError'
    const message = isUnknown
      ? `"${node.property}" is not a known property.`
      : `The value of "${node.property}" is not a known one.`
    warnings.push({ line, column, message })
  })
  return warnings.slice(0, 20)
}

/** Animations can't stand inside a rule: taken out of the tree, under names of the node's own. */
function hoistedKeyframes(tree: css.CssNode, nodeId: string): string {
  const prefix = `b-${nodeId}-`
  const own = new Map<string, string>()
  const taken: css.CssNode[] = []
  css.walk(tree, (node, item, list) => {
    if (node.type !== 'Atrule' || !/^(-webkit-)?keyframes$/i.test(css.ident.decode(node.name))) return
    const name = node.prelude ? plainName(css.generate(node.prelude)) : ''
    own.set(name, css.ident.encode(name.startsWith(prefix) ? name : `${prefix}${name}`))
    node.prelude = { type: 'Raw', value: own.get(name) ?? '' }
    taken.push(node)
    list?.remove(item)
  })
  css.walk(tree, (node) => {
    if (node.type !== 'Declaration' || !/^(-webkit-)?animation(-name)?$/i.test(css.ident.decode(node.property))) return
    css.walk(node.value, (part) => {
      if (part.type === 'Identifier') part.name = own.get(css.ident.decode(part.name)) ?? part.name
    })
  })
  return taken.map((node) => css.generate(node)).join('')
}

function plainName(name: string): string {
  return /^["']/.test(name) ? css.string.decode(name) : css.ident.decode(name)
}

/** The compiled sheet, or why it can't be used. */
function checked(nodeId: string, tree: css.CssNode, hoisted: string): { compiled: string; problem?: string } {
  let compiled: string
  try {
    compiled = scoped(nodeId, css.generate(tree), hoisted)
  } catch (error) {
    // The second parser is stricter; where it stopped is a place in the generated text, of no use to a person.
    return { compiled: '', problem: `This can't be read: ${error instanceof Error ? error.message : ''}.` }
  }
  const [refused] = refusedTokens(compiled)
  if (refused) return { compiled: '', problem: refused.message }
  if (!isWithinBlock(compiled, nodeId)) return { compiled: '', problem: 'A rule can only style what is in the block.' }
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
