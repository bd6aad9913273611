import { type DrawnText, over, type Paint } from './contrast-findings.ts'
import { isTool, type NodeAround } from './drawn-page.ts'

/**
 * Texts of the canvas with the colours that are really there. Left out is what has no single colour behind it (pictures,
 * gradients, films) and what is not seen: a check that guesses is soon believed no more.
 */
export function drawnTexts(frame: Document, nodeAround: NodeAround): DrawnText[] {
  const view = frame.defaultView
  const canvas = frame.getElementById('canvas')
  if (!view || !canvas) return []
  const grounds = new Grounds(view, canvas)
  const texts: DrawnText[] = []
  const walker = frame.createTreeWalker(canvas, view.NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement
    if (!element || text.textContent?.trim() === '' || isTool(element)) continue
    const node = element.closest('[aria-hidden=true], [disabled], [aria-disabled=true]')
      ? undefined
      : nodeAround(element)
    if (node === undefined) continue
    const style = view.getComputedStyle(element)
    const ground = grounds.under(text, element, style)
    if (!ground) continue
    texts.push({
      node,
      text: text.textContent ?? '',
      ink: paintOf(style.getPropertyValue('-webkit-text-fill-color') || style.color),
      ground,
      size: Number.parseFloat(style.fontSize),
      weight: Number.parseInt(style.fontWeight, 10),
    })
  }
  return texts
}

const white: Paint = [255, 255, 255, 1]

/** What lies behind an element: its paint, and the element from which on nothing below is seen. */
interface Ground {
  readonly paint: Paint
  readonly from: Element
}

class Grounds {
  readonly #view: Window
  readonly #known = new Map<Element, Ground | null>()
  readonly #covers: readonly { readonly element: Element; readonly box: DOMRect }[]

  constructor(view: Window, canvas: Element) {
    this.#view = view
    this.#covers = Array.from(canvas.querySelectorAll('*')).flatMap((element) =>
      this.#mayCover(element) ? [{ element, box: element.getBoundingClientRect() }] : [],
    )
  }

  /** The colour behind a text; undefined where it is not seen, or where no one colour is. */
  under(text: Node, element: Element, style: CSSStyleDeclaration): Paint | undefined {
    if (style.visibility !== 'visible' || style.textShadow !== 'none') return undefined
    const around = element.getBoundingClientRect()
    // Words for screen readers alone are kept in a box of one pixel.
    if (around.width <= 1 || around.height <= 1) return undefined
    const range = element.ownerDocument.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    const ground = box.width > 0 && box.height > 0 ? this.#of(element) : null
    if (!ground) return undefined
    const isCovered = this.#covers.some(
      (cover) => meet(cover.box, box) && !cover.element.contains(element) && ground.from.contains(cover.element),
    )
    return isCovered ? undefined : ground.paint
  }

  #of(element: Element): Ground | null {
    const known = this.#known.get(element)
    if (known !== undefined) return known
    const ground = this.#look(element)
    this.#known.set(element, ground)
    return ground
  }

  #look(element: Element): Ground | null {
    const style = this.#view.getComputedStyle(element)
    const isMixed = style.opacity !== '1' || style.mixBlendMode !== 'normal' || style.filter !== 'none'
    if (isMixed || style.backgroundImage !== 'none' || this.#hasPaintedPseudo(element)) return null
    const paint = paintOf(style.backgroundColor)
    if (paint[3] >= 1) return { paint, from: element }
    const parent = element.parentElement
    const below = parent ? this.#of(parent) : { paint: white, from: element }
    return below && { paint: over(paint, below.paint), from: below.from }
  }

  #hasPaintedPseudo(element: Element): boolean {
    return ['::before', '::after'].some((pseudo) => {
      const style = this.#view.getComputedStyle(element, pseudo)
      if (style.content === 'none' || style.content === 'normal' || style.position === 'static') return false
      return style.backgroundImage !== 'none' || paintOf(style.backgroundColor)[3] > 0
    })
  }

  /** Whether it may lie behind a text that does not stand in it. */
  #mayCover(element: Element): boolean {
    if (element.matches('img, video, canvas, iframe, svg')) return true
    const style = this.#view.getComputedStyle(element)
    if (style.backgroundImage !== 'none') return true
    const isLaid = style.position !== 'static' && style.position !== 'relative'
    return isLaid && paintOf(style.backgroundColor)[3] > 0
  }
}

function meet(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

const paints = new Map<string, Paint>()
let pixel: OffscreenCanvasRenderingContext2D | null | undefined

/** A computed colour in any of CSS' notations: the browser paints a pixel with it. */
function paintOf(colour: string): Paint {
  const known = paints.get(colour)
  if (known) return known
  const paint = plainPaint(colour) ?? painted(colour)
  paints.set(colour, paint)
  return paint
}

function plainPaint(colour: string): Paint | undefined {
  const found = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour)
  return found ? [Number(found[1]), Number(found[2]), Number(found[3]), Number(found[4] ?? 1)] : undefined
}

function painted(colour: string): Paint {
  pixel ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!pixel) return [0, 0, 0, 0]
  pixel.clearRect(0, 0, 1, 1)
  pixel.fillStyle = colour
  pixel.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}
