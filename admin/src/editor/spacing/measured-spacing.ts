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

/** Reads the spacing of an element. It makes the browser work out styles, so never while somebody types. */
export function measuredSpacing(element: Element): MeasuredSpacing | undefined {
  const view = element.ownerDocument.defaultView
  if (!view) return undefined
  const style = view.getComputedStyle(element)
  const around = element.parentElement
  const inner = around ? view.getComputedStyle(around) : undefined
  const pixels = (name: string, from = style) => Number.parseFloat(from.getPropertyValue(name)) || 0
  const each = (name: (side: Side) => string) => ({
    top: pixels(name('top')),
    right: pixels(name('right')),
    bottom: pixels(name('bottom')),
    left: pixels(name('left')),
  })
  return {
    margin: each((side) => `margin-${side}`),
    padding: each((side) => `padding-${side}`),
    border: each((side) => `border-${side}-width`),
    auto: sides.filter((side) => isAuto(element, `margin-${side}`)),
    rootSize: pixels('font-size', view.getComputedStyle(element.ownerDocument.documentElement)) || 16,
    basis: around && inner ? around.clientWidth - pixels('padding-left', inner) - pixels('padding-right', inner) : 0,
  }
}

/** Not every browser tells: there the width that the margin has come out at is shown. */
function isAuto(element: Element, name: string): boolean {
  return 'computedStyleMap' in element && element.computedStyleMap().get(name)?.toString() === 'auto'
}
