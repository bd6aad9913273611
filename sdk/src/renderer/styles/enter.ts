import type { Block } from '../../definition/block.ts'

/**
 * How a node comes into sight: what `data-enter` of its root element says. Undefined for one that stands there from the
 * beginning.
 */
export function enterOf(block: Block, props: Readonly<Record<string, unknown>>): string | undefined {
  const { animation } = props
  return block.common.includes('animation') && typeof animation === 'string' && animation !== 'none'
    ? animation
    : undefined
}

/**
 * Rules of all entrances. They begin with the page, so that everything is seen without a script; with one,
 * those further down wait until they are. On paper and where motion is not wanted there are none.
 */
export const enterCss =
  '@layer blocks{@media screen and (prefers-reduced-motion:no-preference){' +
  '[data-enter]{animation:enter .7s cubic-bezier(.2,.7,.3,1) var(--enter-delay,0s) backwards}' +
  '[data-enter=slide-up]{--enter-from:0 40px}[data-enter=slide-down]{--enter-from:0 -40px}' +
  '[data-enter=slide-left]{--enter-from:40px}[data-enter=slide-right]{--enter-from:-40px}' +
  '[data-enter=zoom-in]{--enter-scale:.9}' +
  'main:has([data-enter]){overflow-x:clip}}' +
  '@keyframes enter{from{opacity:0;translate:var(--enter-from,none);scale:var(--enter-scale,none)}}}'
