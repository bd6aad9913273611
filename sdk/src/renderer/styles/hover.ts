import type { Block as BlockDefinition } from '../../definition/block.ts'
import { type Border, shadows } from '../../style/common.ts'
import { type Device, devices, rangeOf } from '../../style/devices.ts'
import type { Hover } from '../../style/given.ts'
import { colourValue, inkValue } from '../colour.ts'
import { groundOf } from './background.ts'
import { bordersOf } from './border.ts'
import { type Block, isSafePart, ruleText, safeDeclarations } from './css.ts'
import { groupOn, setOn } from './groups.ts'

/** Rules of one node for while the pointer is on it, with their media queries. */
export interface HoverRules {
  /** For visitors: nothing sticks where nothing hovers, and nothing moves where no motion is wanted. */
  readonly site: string
  /** For the canvas, where the look is held by `data-held` of the root while it is edited, and the pointer changes nothing. */
  readonly canvas: string
}

const none: HoverRules = { site: '', canvas: '' }

/** The root of a block, or its one link or button, reached by keyboard. */
const focused = ':is(:focus-visible,:has(>:is(a,button):only-child:focus-visible))'
const calm = '(prefers-reduced-motion:no-preference)'
const moving = ['scale', 'translate', 'rotate'] as const

export function hoverRules(
  block: BlockDefinition,
  props: Readonly<Record<string, unknown>>,
  selector: string,
): HoverRules {
  const hover = setOn(block, props, 'hover')
  if (!hover) return none
  const border = groupOn(block, props, 'border')
  const shadow = block.common.includes('shadow') ? props['shadow'] : undefined
  const looks = devices.map((device) => lookOf(block, hover[device], border?.[device], shadow))
  const text = (write: (look: Look) => string): string => {
    const [desktop = '', tablet = '', mobile = ''] = looks.map(write)
    if (desktop === tablet && tablet === mobile) return desktop
    const on = (device: Device, rules: string) => (rules === '' ? '' : `@media ${rangeOf[device]}{${rules}}`)
    return on('desktop', desktop) + on('tablet', tablet) + on('mobile', mobile)
  }
  return { site: text((look) => siteText(selector, look)), canvas: text((look) => heldText(selector, look)) }
}

interface Look {
  /** What follows the node's selector where the ground is drawn. */
  readonly surface: string
  readonly still: Block
  readonly moves: Block
  /** The block's texts, whose own colours would not follow. */
  readonly texts: readonly string[]
  readonly ink: Block
  readonly transition: Block
}

function lookOf(block: BlockDefinition, hover: Hover, border: Border | undefined, shadow: unknown): Look {
  const ink: Block = hover.color === '' ? {} : { color: inkValue(hover.color) }
  const moves: Block = {
    ...(hover.scale !== 1 && { scale: String(hover.scale) }),
    ...((hover.moveX !== 0 || hover.moveY !== 0) && { translate: `${hover.moveX}px ${hover.moveY}px` }),
    ...(hover.rotate !== 0 && { rotate: `${hover.rotate}deg` }),
  }
  const still = { ...groundsOf(hover), ...lineOf(hover, border, shadow), ...ink }
  const surface = block.surface ?? ''
  const texts = Object.values(block.texts ?? {}).flatMap(({ part = '' }) =>
    part === '' || part === surface ? [] : [part],
  )
  const changed = [...changing.filter((name) => still[name] !== undefined), ...moving.filter((name) => moves[name])]
  const transition =
    changed.length > 0 && hover.duration > 0
      ? { transition: changed.map((name) => `${name} ${hover.duration}ms`).join() }
      : {}
  return { surface: isSafePart(surface) ? surface : '', still, moves, texts, ink, transition }
}

const changing = ['color', 'background-color', 'border-color', 'box-shadow'] as const

/** Words stay readable on another ground, unless they have a colour of their own then. */
function groundsOf({ backgroundColor }: Hover): Block {
  if (backgroundColor === '') return {}
  const colour = { 'background-color': colourValue(backgroundColor) }
  return backgroundColor === 'transparent' ? colour : { ...colour, ...groundOf(backgroundColor), color: 'var(--fg)' }
}

/** A line where there is none, or a wider one, is drawn inwards as a shadow, which takes no room. */
function lineOf(hover: Hover, border: Border | undefined, shadow: unknown): Block {
  const { borderColor, borderWidth, boxShadow } = hover
  const hasLine = border !== undefined && bordersOf(border).length > 0
  const colour = colourValue(borderColor) || (hasLine && colourValue(border.borderColor)) || 'currentColor'
  const asked = borderWidth ?? (borderColor !== '' && !hasLine ? 1 : 0)
  const more = Math.max(asked - (hasLine ? border.borderWidth : 0), 0)
  const cast = boxShadow === '' ? (more > 0 ? normalShadow(border, shadow) : '') : shadows[boxShadow]
  const rest = cast === '' || cast === 'none' ? [] : [cast]
  const all = more > 0 ? [`inset 0 0 0 ${more}px ${colour}`, ...rest].join() : boxShadow === '' ? '' : cast
  return {
    ...(hasLine && borderColor !== '' && { 'border-color': colour }),
    ...(all !== '' && { 'box-shadow': all }),
  }
}

function normalShadow(border: Border | undefined, shadow: unknown): string {
  if (border && border.boxShadow !== '') return shadows[border.boxShadow]
  return shadow === 'small' || shadow === 'medium' || shadow === 'large' ? shadows[shadow] : ''
}

function siteText(selector: string, { surface, still, moves, texts, ink, transition }: Look): string {
  const rules = (state: string, block: Block) => ruleText(selector + state + surface, safeDeclarations(block))
  const inks = (state: string) =>
    texts.map((part) => (isSafePart(part) ? ruleText(selector + state + part, safeDeclarations(ink)) : '')).join('')
  const media = (query: string, text: string) => (text === '' ? '' : `@media ${query}{${text}}`)
  return (
    rules('', transition) +
    media('(hover:hover)', rules(':hover', still) + inks(':hover')) +
    rules(focused, still) +
    inks(focused) +
    media(calm, media('(hover:hover)', rules(':hover', moves)) + rules(focused, moves))
  )
}

function heldText(selector: string, { surface, still, moves, texts, ink, transition }: Look): string {
  const held = `${selector}[data-held]`
  return (
    ruleText(selector + surface, safeDeclarations(transition)) +
    ruleText(held + surface, safeDeclarations({ ...still, ...moves })) +
    texts.map((part) => (isSafePart(part) ? ruleText(held + part, safeDeclarations(ink)) : '')).join('')
  )
}
