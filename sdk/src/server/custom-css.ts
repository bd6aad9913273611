import * as css from 'css-tree'
import { transform } from 'lightningcss'
import { allowedAtRules, depthProblem, isAllowedUrl, selectorProblem } from './custom-css-rules.ts'

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
 * Compile the custom CSS of one block (BLK-COMMON-010, STYLE-024 to -029, T6). It is parsed on its own, never wrapped,
 * so that it can't end the block it is scoped to; what reaches other parts of the page or other hosts is refused.
 */
export function compileCustomCss(nodeId: string, source: string): CompiledCss {
  if (source.trim() === '') return { css: '', errors: [], warnings: [] }
  const tooDeep = depthProblem(source)
  if (tooDeep) return failed([{ line: 1, column: 1, message: tooDeep }])
  const { tree, errors, isList } = parsed(source)
  if (errors.length > 0) return failed(errors)
  const refused = refusals(tree)
  if (refused.length > 0) return failed(refused)
  const warnings = unknownValues(tree)
  const hoisted = isList ? '' : hoistedRules(tree, nodeId)
  try {
    return { css: scoped(nodeId, css.generate(tree), hoisted), errors: [], warnings }
  } catch (error) {
    // The second parser is stricter; where it stopped is a place in the generated text, of no use to a person.
    return failed([
      { line: 1, column: 1, message: `This can't be read: ${error instanceof Error ? error.message : ''}.` },
    ])
  }
}

function failed(errors: readonly CssRemark[]): CompiledCss {
  return { css: '', errors: errors.slice(0, 20), warnings: [] }
}

function parsed(source: string): { tree: css.CssNode; errors: CssRemark[]; isList: boolean } {
  const isList = !source.includes('{')
  const errors = new Map<css.CssNode, CssRemark>()
  const tree = css.parse(source, {
    context: isList ? 'declarationList' : 'stylesheet',
    positions: true,
    onParseError: ({ message, ...error }, raw) => {
      const { line, column } = error as unknown as { line: number; column: number }
      errors.set(raw, { line, column, message: `${message}.` })
    },
  })
  mendNesting(tree, errors)
  return { tree, errors: [...errors.values()], isList }
}

/** The parser knows nested rules only with `&` (I19): what it gave up on inside a block is read again as rules. */
function mendNesting(tree: css.CssNode, errors: Map<css.CssNode, CssRemark>): void {
  const rejected: [css.Raw, css.ListItem<css.CssNode>, css.List<css.CssNode>][] = []
  css.walk(tree, (node, item, list) => {
    if (node.type === 'Raw' && errors.has(node) && list) rejected.push([node, item, list])
  })
  for (const [raw, item, list] of rejected) {
    let isSound = true
    const again = css.parse(raw.value, {
      context: 'stylesheet',
      positions: true,
      onParseError: () => {
        isSound = false
      },
    })
    if (!isSound || again.type !== 'StyleSheet') continue
    errors.delete(raw)
    list.replace(item, again.children)
  }
}

/** What is not let through: other hosts, rules for the whole page, old ways to run script, selectors that reach out. */
function refusals(tree: css.CssNode): CssRemark[] {
  const found: CssRemark[] = []
  const refuse = (node: css.CssNode, message: string) =>
    found.push({ line: node.loc?.start.line ?? 1, column: node.loc?.start.column ?? 1, message })
  css.walk(tree, function (node) {
    if (node.type === 'Atrule' && !allowedAtRules.includes(node.name.toLowerCase())) {
      refuse(node, `@${node.name} can't be used here.`)
    } else if (node.type === 'Url' && !isAllowedUrl(node.value)) {
      refuse(node, 'Pictures come from this site or from an https address.')
    } else if (node.type === 'Function' && ['expression', 'image-set', 'src'].includes(plain(node.name))) {
      refuse(node, `${node.name}() can't be used here.`)
    } else if (node.type === 'Declaration' && ['behavior', '-moz-binding'].includes(node.property.toLowerCase())) {
      refuse(node, `${node.property} can't be used here.`)
    } else if (node.type === 'Selector' && !this.atrule?.name.toLowerCase().endsWith('keyframes')) {
      const problem = selectorProblem(node)
      if (problem) refuse(node, problem)
    } else if (node.type === 'Raw' && /url\s*\(|expression\s*\(|image-set\s*\(|@import|<\//i.test(node.value)) {
      refuse(node, "This can't be read, so it can't be used here.")
    }
  })
  return found
}

const plain = (name: string) => name.toLowerCase().replace(/^-(webkit|moz|ms|o)-/, '')

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

const hoistable = ['keyframes', '-webkit-keyframes', 'font-face', 'property']

/** Rules that can't stand inside another, taken out of the tree; animations get names of the node's own. */
function hoistedRules(tree: css.CssNode, nodeId: string): string {
  const own = new Map<string, string>()
  const taken: css.CssNode[] = []
  css.walk(tree, (node, item, list) => {
    if (node.type !== 'Atrule' || !hoistable.includes(node.name.toLowerCase())) return
    if (node.name.toLowerCase().endsWith('keyframes') && node.prelude) {
      const name = css.generate(node.prelude).replace(/^["']|["']$/g, '')
      own.set(name, `b-${nodeId}-${name}`)
      node.prelude = { type: 'Raw', value: own.get(name) ?? name }
    }
    taken.push(node)
    list?.remove(item)
  })
  css.walk(tree, (node) => {
    if (node.type !== 'Declaration' || !/^(-webkit-)?animation(-name)?$/i.test(node.property)) return
    css.walk(node.value, (part) => {
      if (part.type === 'Identifier') part.name = own.get(part.name) ?? part.name
    })
  })
  return taken.map((node) => css.generate(node)).join('')
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
  return Buffer.from(code).toString().replaceAll('</', '<\\/')
}
