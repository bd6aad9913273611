import { afterPicture } from '../after-picture.ts'
import type { Box, Point } from '../dnd/drop-target.ts'

/** Pixels above and below a block that is scrolled to: its tools stand there. */
export const marginOfView = 64

/** After these a block may stand elsewhere, though neither the page's height nor its elements have changed. */
const movingEvents = ['load', 'loadedmetadata', 'transitionend', 'animationend'] as const

/** Names the slot of a hint, for whoever drops something on it. */
export const slotOfHint = 'data-slot'

/**
 * Where blocks are: measures in the frame, answers in the frame's viewport or in pixels of the canvas around it. Tells its
 * listeners, once a frame, that something may have moved; they move their boxes themselves, without a render.
 */
export class FrameGeometry {
  #frame: HTMLIFrameElement | null = null
  #canvas: HTMLElement | null = null
  readonly #listeners = new Set<() => void>()
  /** Where the page was pressed last, in the frame's viewport, and with what. */
  pressed: (Point & { readonly isFinger: boolean }) | undefined
  /** Found before: the document is not searched through for each of a hundred siblings. Forgotten when anything goes. */
  readonly #elements = new Map<string, HTMLElement>()
  #scheduled = 0
  /** Whether everything is measured again once the next picture is there. */
  #waiting = false

  get document(): Document | null {
    return this.#frame?.contentDocument ?? null
  }

  get frame(): HTMLIFrameElement | null {
    return this.#frame
  }

  /** Follows a loaded frame until the returned function is called. */
  attach(frame: HTMLIFrameElement, canvas: HTMLElement): () => void {
    const inner = frame.contentDocument
    const view = frame.contentWindow
    if (!inner || !view) return () => {}
    this.#frame = frame
    this.#canvas = canvas
    const moved = () => this.schedule()
    const sizes = new ResizeObserver(moved)
    for (const element of [frame, canvas, inner.body]) sizes.observe(element)
    const changes = new MutationObserver((records) => {
      if (records.some(({ removedNodes }) => removedNodes.length > 0)) this.#elements.clear()
      // The letter comes first: where it moves anything, that shows by the height of the page, or waits for the next picture.
      if (records.every(({ type }) => type === 'characterData')) this.#scheduleAfterPicture()
      else moved()
    })
    changes.observe(inner.body, { subtree: true, childList: true, attributes: true, characterData: true })
    inner.addEventListener('scroll', moved, { capture: true, passive: true })
    // Pictures, videos and fonts move what follows them, and so does what moves by itself.
    for (const type of movingEvents) inner.addEventListener(type, moved, true)
    inner.fonts.addEventListener('loadingdone', moved)
    this.schedule()
    return () => {
      sizes.disconnect()
      changes.disconnect()
      inner.removeEventListener('scroll', moved, { capture: true })
      for (const type of movingEvents) inner.removeEventListener(type, moved, true)
      inner.fonts.removeEventListener('loadingdone', moved)
      this.#frame = null
      this.#canvas = null
      this.#elements.clear()
    }
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Everything is measured again before the next picture. */
  schedule() {
    if (this.#scheduled !== 0) return
    this.#scheduled = requestAnimationFrame(() => {
      this.#scheduled = 0
      this.#tell()
    })
  }

  #scheduleAfterPicture() {
    if (this.#scheduled !== 0 || this.#waiting) return
    this.#waiting = true
    afterPicture(() => {
      this.#waiting = false
      if (this.#scheduled === 0) this.#tell()
    })
  }

  #tell() {
    for (const listener of [...this.#listeners]) listener()
  }

  elementOf(id: string): HTMLElement | undefined {
    const known = this.#elements.get(id)
    if (known?.isConnected && known.dataset['node'] === id) return known
    const found = this.document?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`) ?? undefined
    if (found) this.#elements.set(id, found)
    else this.#elements.delete(id)
    return found
  }

  /** The node's box in the frame's viewport. */
  boxOf(id: string): Box | undefined {
    return boxOf(this.elementOf(id))
  }

  /** The box of the hint in an empty slot of the node. */
  hintOf(id: string, slot: string | undefined): Box | undefined {
    const hints = this.elementOf(id)?.querySelectorAll<HTMLElement>(`[${slotOfHint}="${CSS.escape(slot ?? '')}"]`)
    return boxOf([...(hints ?? [])].find((hint) => hint.closest<HTMLElement>('[data-node]')?.dataset['node'] === id))
  }

  /** Whether the node's children stand side by side. */
  isRow(id: string): boolean {
    const element = this.elementOf(id)
    const view = this.#frame?.contentWindow
    if (!element || !view) return false
    const { display, flexDirection, gridTemplateColumns } = view.getComputedStyle(element)
    if (display.endsWith('flex')) return flexDirection.startsWith('row')
    return display.endsWith('grid') && gridTemplateColumns.split(' ').length > 1
  }

  /** The gap between the columns of the node's grid, and whether they go from right to left; undefined for another node. */
  gridOf(id: string): { readonly gap: number; readonly isMirrored: boolean } | undefined {
    const element = this.elementOf(id)
    const view = this.#frame?.contentWindow
    if (!element || !view || !this.isRow(id)) return undefined
    const { display, columnGap, direction } = view.getComputedStyle(element)
    if (!display.endsWith('grid')) return undefined
    return { gap: Number.parseFloat(columnGap) || 0, isMirrored: direction === 'rtl' }
  }

  /** The innermost node under a point of the frame's viewport. */
  nodeAt({ x, y }: Point): string | undefined {
    const element = this.document?.elementFromPoint(x, y)
    const node = element?.closest<HTMLElement>('[data-node]')
    return node?.dataset['node']
  }

  get scale(): number {
    const frame = this.#frame
    return frame && frame.clientWidth > 0 ? frame.getBoundingClientRect().width / frame.clientWidth : 1
  }

  /** A box of the frame's viewport in pixels of the canvas around it. */
  inCanvas(box: Box): Box {
    const frame = this.#frame?.getBoundingClientRect()
    const canvas = this.#canvas?.getBoundingClientRect()
    if (!frame || !canvas) return box
    const { scale } = this
    return {
      left: frame.left - canvas.left + box.left * scale,
      top: frame.top - canvas.top + box.top * scale,
      width: box.width * scale,
      height: box.height * scale,
    }
  }

  /** The other way: a box in pixels of the canvas, in the frame's viewport. */
  inView(box: Box): Box {
    const origin = this.inCanvas({ left: 0, top: 0, width: 0, height: 0 })
    const { scale } = this
    return {
      left: (box.left - origin.left) / scale,
      top: (box.top - origin.top) / scale,
      width: box.width / scale,
      height: box.height / scale,
    }
  }

  /** What is seen of the page, in the editor's window: zoomed, it goes on under the sides. */
  get sightBox(): Box | undefined {
    const frame = this.#frame?.getBoundingClientRect()
    const canvas = this.canvasBox
    if (!frame || !canvas) return undefined
    const left = Math.max(frame.left, canvas.left)
    const top = Math.max(frame.top, canvas.top)
    const right = Math.min(frame.right, canvas.left + canvas.width)
    const bottom = Math.min(frame.bottom, canvas.top + canvas.height)
    return { left, top, width: right - left, height: bottom - top }
  }

  /** A point of the editor's window in the frame's viewport; undefined where none of the page is seen. */
  inFrame({ x, y }: Point): Point | undefined {
    const frame = this.#frame?.getBoundingClientRect()
    const seen = this.sightBox
    if (!frame || !seen || x < seen.left || x > seen.left + seen.width) return undefined
    if (y < seen.top || y > seen.top + seen.height) return undefined
    const { scale } = this
    return { x: (x - frame.left) / scale, y: (y - frame.top) / scale }
  }

  /** A point of the frame's viewport in the editor's window. */
  inWindow({ x, y }: Point): Point {
    const frame = this.#frame?.getBoundingClientRect()
    return frame ? { x: frame.left + x * this.scale, y: frame.top + y * this.scale } : { x, y }
  }

  /** The part of the canvas that shows the page. */
  get visible(): Box | undefined {
    const frame = this.#frame
    const canvas = this.#canvas
    if (!frame || !canvas) return undefined
    const page = this.inCanvas({ left: 0, top: 0, width: frame.clientWidth, height: frame.clientHeight })
    // Zoomed, the page goes on beyond the canvas' sides.
    const left = Math.max(page.left, 0)
    return { ...page, left, width: Math.min(page.left + page.width, canvas.clientWidth) - left }
  }

  /** The canvas in the editor's window. */
  get canvasBox(): Box | undefined {
    return this.#canvas?.getBoundingClientRect()
  }

  /** Shows a block, and its beginning where it is taller than the view. */
  scrollTo(id: string) {
    const element = this.elementOf(id)
    const frame = this.#frame
    if (!element || !frame) return
    const isTaller = element.getBoundingClientRect().height > frame.clientHeight - 2 * marginOfView
    element.scrollIntoView({ block: isTaller ? 'start' : 'nearest', inline: 'nearest' })
  }

  /** Whether there was anything left to scroll. */
  scrollBy(pixels: number): boolean {
    const view = this.#frame?.contentWindow
    const before = view?.scrollY
    view?.scrollBy(0, pixels)
    return view?.scrollY !== before
  }

  /** Sideways a page scrolls in its frame where it is too wide for its device, and the frame in the canvas where it is zoomed. */
  scrollSideways(pixels: number): boolean {
    const view = this.#frame?.contentWindow
    const around = this.scroller
    const before = [view?.scrollX, around?.scrollLeft]
    around?.scrollBy(pixels, 0)
    if (around?.scrollLeft === before[1]) view?.scrollBy(pixels / this.scale, 0)
    return view?.scrollX !== before[0] || around?.scrollLeft !== before[1]
  }

  /** What the zoomed page scrolls in. */
  get scroller(): Element | null {
    return this.#frame?.closest('.cv__s') ?? null
  }
}

function boxOf(element: HTMLElement | undefined): Box | undefined {
  if (!element) return undefined
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}
