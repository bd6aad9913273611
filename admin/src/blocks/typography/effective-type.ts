import { channelsOfPaint, type Paint } from './paint-channels.ts'

/** How a text is really shown in the canvas. Sizes are CSS pixels of the page. */
export interface EffectiveType {
  /** The first font of the list, as it is named. */
  readonly fontFamily: string
  readonly fontSize: number
  /** Of the element around it: what `em` and `%` count from. */
  readonly parentSize: number
  /** Of the root element: what `rem` counts from. */
  readonly rootSize: number
  readonly frameWidth: number
  readonly fontWeight: number
  readonly fontStyle: string
  /** A multiple of the size; undefined where the font decides. */
  readonly lineHeight: number | undefined
  readonly letterSpacing: number
  readonly color: Paint
  /** What is behind the letters; undefined for a picture or a gradient, of which nothing is known. */
  readonly ground: Paint | undefined
  readonly textAlign: string
  readonly textDecoration: string
  readonly textTransform: string
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
const pixels = (value: string): number => rounded(Number.parseFloat(value) || 0, 2)

/** Reads the look of an element of the canvas. It makes the browser work out styles, so never while somebody types. */
export function effectiveType(element: Element): EffectiveType | undefined {
  const view = element.ownerDocument.defaultView
  if (!view) return undefined
  const style = view.getComputedStyle(element)
  const fontSize = rounded(pixels(style.fontSize), 1)
  const around = element.parentElement ?? element
  return {
    fontFamily: (style.fontFamily.split(',')[0] ?? '').trim().replaceAll('"', ''),
    fontSize,
    parentSize: pixels(view.getComputedStyle(around).fontSize),
    rootSize: pixels(view.getComputedStyle(element.ownerDocument.documentElement).fontSize),
    frameWidth: view.innerWidth,
    fontWeight: Number(style.fontWeight),
    fontStyle: style.fontStyle,
    lineHeight: style.lineHeight === 'normal' ? undefined : rounded(pixels(style.lineHeight) / fontSize, 2),
    letterSpacing: style.letterSpacing === 'normal' ? 0 : pixels(style.letterSpacing),
    color: channelsOfPaint(style.color),
    ground: groundOf(element, view),
    textAlign: sides[style.textAlign] ?? style.textAlign,
    textDecoration: style.textDecorationLine,
    textTransform: style.textTransform,
  }
}

const sides: Readonly<Record<string, string>> = { left: 'start', right: 'end' }

/** The colours behind an element laid over each other, from the nearest to the page. */
function groundOf(element: Element, view: Window): Paint | undefined {
  const layers: Paint[] = []
  for (let each: Element | null = element; each; each = each.parentElement) {
    // A background stands on the element, or behind its content on a pseudo-element.
    for (const pseudo of [undefined, '::before']) {
      const style = view.getComputedStyle(each, pseudo)
      if (pseudo !== undefined && style.content === 'none') continue
      if (style.backgroundImage !== 'none') return undefined
      layers.push(channelsOfPaint(style.backgroundColor))
    }
    if (layers.some(([, , , alpha]) => alpha === 1)) break
  }
  return layers.toReversed().reduce(over, [255, 255, 255, 1])
}

/** A colour as it is seen on an opaque ground. */
export function over(ground: Paint, [red, green, blue, alpha]: Paint): Paint {
  const mixed = (value: number, behind: number) => Math.round(value * alpha + behind * (1 - alpha))
  return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1]
}
