import type { ContentNode } from '../../content/node.ts'
import type { Block as BlockDefinition } from '../../definition/block.ts'
import { mediaOf } from '../../style/devices.ts'
import type { BlockRenderer } from '../define.ts'
import { type Pieces, type PreparedRules, prepared } from '../prepared.ts'
import type { StyleRule } from '../style-rule.ts'
import type { View } from '../view.ts'
import { commonParts, difference, type Parts } from './common-rules.ts'
import { isSafePart, ruleText, safeDeclarations } from './css.ts'
import { hoverRules } from './hover.ts'
import { typographyParts } from './typography.ts'
import { visibilityCss } from './visibility.ts'

/** Layers of every page and of the canvas, weakest first. */
export const layers = '@layer reset,theme,blocks,nodes,user;'

export interface NodeCssInput {
  readonly id: string
  readonly node: ContentNode
  readonly block: BlockDefinition
  readonly renderer: BlockRenderer | undefined
  readonly view: View
  /** The node's own CSS, compiled and scoped; without it customCss is left out. */
  readonly customCss?: ((nodeId: string, source: string) => string) | undefined
}

/** The rules of one node by where they go: a page puts those of all nodes under one media query. */
export interface NodeRules {
  readonly desktop: string
  readonly tablet: string
  readonly mobile: string
  /** With its media queries. Empty in the canvas. */
  readonly visibility: string
  /** While the pointer is on the node; in the canvas while that look is held. With its media queries. */
  readonly hover: string
  /** For the layer `user`. */
  readonly user: string
}

/** Stands for a node's own class in rules that are remembered. */
const anyNode = '.b-\u0001'

export function nodeRules({ id, node, block, renderer, view, customCss }: NodeCssInput): NodeRules {
  const ready = prepared(block, node.props, view.mode)
  const source = block.common.includes('customCss') ? ready.props.customCss : ''
  const user = typeof source === 'string' && source !== '' ? (customCss?.(id, source) ?? '') : ''
  // A picture may have another address on another page; anything else follows from the props alone.
  const selector = `.${nodeClass(id)}`
  const rules = (ready.isPlain && ready.rules.get(renderer)) || piecesOf(ready.props, block, renderer, view)
  if (ready.isPlain) ready.rules.set(renderer, rules)
  const own = (pieces: Pieces) => (pieces.length === 1 ? '' : pieces.join(selector))
  const more = renderer?.viewRules?.(ready.props, view) ?? []
  return {
    desktop: own(rules.desktop) + ownText(selector, more, 'desktop'),
    tablet: own(rules.tablet) + ownText(selector, more, 'tablet'),
    mobile: own(rules.mobile) + ownText(selector, more, 'mobile'),
    // In the canvas everything shows (BLK-COMMON-008).
    visibility: view.mode === 'canvas' ? '' : own(rules.visibility),
    hover: own(view.mode === 'canvas' ? rules.held : rules.hover),
    user,
  }
}

function piecesOf(
  props: Readonly<Record<string, unknown>>,
  block: BlockDefinition,
  renderer: BlockRenderer | undefined,
  view: View,
): PreparedRules {
  const parts = commonParts(block, props, {
    source: (address) => view.picture(address)?.src,
    focus: view.focus,
    pageImage: view.page.image,
  })
  const [desktop, tablet, mobile] = [parts('desktop'), parts('tablet'), parts('mobile')]
  const own = renderer?.rules?.(props) ?? []
  const type = typographyCss(block, props)
  const hover = hoverRules(block, props, anyNode)
  return {
    desktop: inPieces(partsText(anyNode, desktop) + ownText(anyNode, own, 'desktop') + type.desktop),
    tablet: inPieces(partsText(anyNode, difference(desktop, tablet)) + ownText(anyNode, own, 'tablet') + type.tablet),
    mobile: inPieces(partsText(anyNode, difference(tablet, mobile)) + ownText(anyNode, own, 'mobile') + type.mobile),
    visibility: inPieces(visibilityCss(anyNode, props)),
    hover: inPieces(hover.site),
    held: inPieces(hover.canvas),
  }
}

/** After the block's own rules: what a person set of a text wins over what the block says of it. */
function typographyCss(block: BlockDefinition, props: Readonly<Record<string, unknown>>) {
  const parts = typographyParts(block, props)
  if (!parts) return noTypography
  const [desktop, tablet, mobile] = [parts('desktop'), parts('tablet'), parts('mobile')]
  return {
    desktop: partsText(anyNode, desktop),
    tablet: partsText(anyNode, difference(desktop, tablet)),
    mobile: partsText(anyNode, difference(tablet, mobile)),
  }
}

const noTypography = { desktop: '', tablet: '', mobile: '' }

/** One piece means that there is no rule. */
function inPieces(text: string): Pieces {
  return text.split(anyNode)
}

/** The whole style of one node as one text, for the canvas: it replaces this and nothing else when the node changes. */
export function nodeCss(input: NodeCssInput): string {
  return sheetText([nodeRules(input)])
}

/** Rules of nodes in their layers and media queries. */
export function sheetText(rules: readonly NodeRules[]): string {
  let [desktop, tablet, mobile, visibility, hover, user] = ['', '', '', '', '', '']
  for (const each of rules) {
    desktop += each.desktop
    tablet += each.tablet
    mobile += each.mobile
    visibility += each.visibility
    hover += each.hover
    user += each.user
  }
  const media = (query: string, text: string) => (text === '' ? '' : `@media ${query}{${text}}`)
  const nodes = desktop + media(mediaOf.tablet, tablet) + media(mediaOf.mobile, mobile) + visibility + hover
  return (nodes === '' ? '' : `@layer nodes{${nodes}}`) + (user === '' ? '' : `@layer user{${user}}`)
}

export function nodeClass(id: string): string {
  return `b-${id}`
}

export function typeClass(type: string): string {
  return `block-${type.replaceAll('/', '-')}`
}

function partsText(selector: string, parts: Parts): string {
  let text = ''
  for (const [part, declarations] of Object.entries(parts)) {
    text += ruleText(selector + part, safeDeclarations(declarations))
  }
  return text
}

function ownText(selector: string, rules: readonly StyleRule[], device: 'desktop' | 'tablet' | 'mobile'): string {
  let text = ''
  for (const { part = '', device: on = 'desktop', room, declarations } of rules) {
    if (on !== device || !isSafePart(part)) continue
    const rule = ruleText(selector + part, safeDeclarations(declarations))
    text += room === undefined || rule === '' ? rule : `@container (min-width:${Number(room)}px){${rule}}`
  }
  return text
}
