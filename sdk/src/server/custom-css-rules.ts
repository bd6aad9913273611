import type { CssNode, Selector } from 'css-tree'
import { generate, ident, tokenize, tokenTypes, walk } from '../css/css-tree.ts'
import { parseCss } from '../css/parse-css.ts'

/** Why a selector reaches out of the block: `&` anywhere but in front, or a sibling of the block itself. */
export function selectorProblem(selector: Selector): string | undefined {
  const [first, second, ...rest] = selector.children.toArray()
  const isSibling = (node: typeof first) => node?.type === 'Combinator' && /[+~]/.test(node.name)
  const starts = first?.type === 'NestingSelector'
  if (isSibling(first) || (starts && isSibling(second))) return 'A selector can only match elements in the block.'
  const later = starts ? [second, ...rest] : [first, second, ...rest]
  return later.some((node) => node && holdsNesting(node)) ? 'In a selector, & can only be at the start.' : undefined
}

function holdsNesting(node: object): boolean {
  const text = JSON.stringify(node, (key, value: unknown) => (key === 'loc' ? undefined : value))
  return (
    text.includes('"NestingSelector"') ||
    text
      .split('"Raw"')
      .slice(1)
      .some((raw) => /^[^}&]*&/.test(raw))
  )
}

/** Brackets inside one another at most: both parsers are recursive, one of them outside JavaScript. */
const deepest = 24

/** Counted without looking at strings or comments, so a text may only seem too deep, never too shallow. */
export function depthProblem(source: string): string | undefined {
  let depth = 0
  for (const character of source) {
    if (character === '{' || character === '(' || character === '[') depth++
    else if ((character === '}' || character === ')' || character === ']') && depth > 0) depth--
    if (depth > deepest) return `Rules and brackets can be nested ${deepest} levels deep at most.`
  }
  return undefined
}

/** Whether a compiled sheet holds nothing but rules of the block itself and animations under its own names. */
export function isWithinBlock(compiled: string, nodeId: string): boolean {
  // A compiler that writes a brace of a name as it is leaves one open, which the parser closes at the end without a word.
  if (!isBalanced(compiled)) return false
  let isWithin = true
  const tree = parseCss(compiled, {
    onParseError: () => {
      isWithin = false
    },
  })
  if (tree.type !== 'StyleSheet') return false
  walk(tree, function (node) {
    if (node.type !== 'Selector' || this.atrule?.name.endsWith('keyframes')) return
    if (generate(node) !== `.b-${nodeId}` && selectorProblem(node) !== undefined) isWithin = false
  })
  return isWithin && tree.children.toArray().every((rule) => isOwn(rule, nodeId))
}

function isBalanced(compiled: string): boolean {
  let depth = 0
  tokenize(compiled, (type) => {
    if (type === tokenTypes.LeftCurlyBracket) depth += 1
    else if (type === tokenTypes.RightCurlyBracket) depth -= 1
    if (depth < 0) depth = Number.NaN
  })
  return depth === 0
}

function isOwn(rule: CssNode, nodeId: string): boolean {
  if (rule.type === 'Rule') return generate(rule.prelude) === `.b-${nodeId}`
  if (rule.type !== 'Atrule' || !rule.name.endsWith('keyframes') || !rule.prelude) return false
  return ident.decode(generate(rule.prelude)).startsWith(`b-${nodeId}-`)
}
