import type { Block } from '@ashlar/sdk'
import { type Side, sides } from './sides.ts'
import type { UnitSizes } from './spacing-value.ts'

/** How a block is spaced in the canvas. Pixels of the page. */
export interface MeasuredSpacing extends UnitSizes {
  readonly margin: Readonly<Record<Side, number>>
  readonly padding: Readonly<Record<Side, number>>
  readonly border: Readonly<Record<Side, number>>
  /** Sides whose margin takes what is left over. */
  readonly auto: readonly Side[]
}

/**
 * Reads the spacing of a block in the page; its padding is that of its surface. It makes the browser work out styles, so
 * never while somebody types.
 */
export function measuredSpacing(element: Element, { surface }: Pick<Block, 'surface'>): MeasuredSpacing | undefined {
  const view = element.ownerDocument.defaultView
  if (!view) return undefined
  const style = view.getComputedStyle(element)
  const ground = surface === undefined ? null : element.querySelector(`:scope${surface}`)
  const within = ground ? view.getComputedStyle(ground) : style
  const around = element.parentElement
  const inner = around ? view.getComputedStyle(around) : undefined
  const pixels = (name: string, from = style) => Number.parseFloat(from.getPropertyValue(name)) || 0
  const each = (from: CSSStyleDeclaration, name: (side: Side) => string) => ({
    top: pixels(name('top'), from),
    right: pixels(name('right'), from),
    bottom: pixels(name('bottom'), from),
    left: pixels(name('left'), from),
  })
  return {
    margin: each(style, (side) => `margin-${side}`),
    padding: each(within, (side) => `padding-${side}`),
    border: each(within, (side) => `border-${side}-width`),
    auto: sides.filter((side) => isAuto(element, `margin-${side}`)),
    rootSize: pixels('font-size', view.getComputedStyle(element.ownerDocument.documentElement)) || 16,
    basis: around && inner ? around.clientWidth - pixels('padding-left', inner) - pixels('padding-right', inner) : 0,
  }
}

/** Not every browser tells: there the width that the margin has come out at is shown. */
function isAuto(element: Element, name: string): boolean {
  return 'computedStyleMap' in element && element.computedStyleMap().get(name)?.toString() === 'auto'
}
