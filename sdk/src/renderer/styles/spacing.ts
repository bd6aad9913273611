import type { Margin, Padding } from '../../style/common.ts'
import type { BoxSide } from '../../style/own-spacing.ts'
import type { Block } from './css.ts'

/** An empty side writes nothing. */
export function marginOf({ top, right, bottom, left, unit }: Margin): Block {
  return {
    ...side('margin-top', top, unit),
    ...side('margin-right', right, unit),
    ...side('margin-bottom', bottom, unit),
    ...side('margin-left', left, unit),
  }
}

/** All four sides together: a page has hundreds of these. */
export function paddingOf({ top, right, bottom, left, unit }: Padding): Block {
  const [t, r, b, l] = [top, right, bottom, left].map((value) => length(value, unit))
  if (t === undefined || r === undefined || b === undefined || l === undefined) return {}
  if (l !== r) return { padding: `${t} ${r} ${b} ${l}` }
  if (t !== b) return { padding: `${t} ${r} ${b}` }
  return { padding: t === r ? t : `${t} ${r}` }
}

/** Of a surface, where an empty side is left to it. */
export function paddingWithin({
  top,
  right,
  bottom,
  left,
  unit,
}: Record<BoxSide, number | null> & { readonly unit: string }): Block {
  return {
    ...side('padding-top', top, unit),
    ...side('padding-right', right, unit),
    ...side('padding-bottom', bottom, unit),
    ...side('padding-left', left, unit),
  }
}

function side(name: string, value: number | null, unit: string): Block {
  return value === null ? {} : { [name]: length(value, unit) }
}

export function length(value: number, unit: string): string {
  return value === 0 ? '0' : `${value}${unit}`
}
