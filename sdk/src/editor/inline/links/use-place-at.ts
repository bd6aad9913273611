import type { LexicalEditor } from 'lexical'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Pixels between what is placed, the link, and the window's edges. */
const gap = 6
const margin = 8

/**
 * Keeps a surface of the window at the link in the frame, or at the words that are selected there: below them, else above;
 * never beyond the window's edges. It goes along while the page scrolls under it.
 */
export function usePlaceAt(
  surface: RefObject<HTMLElement | null>,
  editor: LexicalEditor,
  element: HTMLElement,
  key: string | undefined,
): void {
  const [range] = useState(() => rangeIn(element))
  useLayoutEffect(() => {
    const placed = surface.current
    const view = element.ownerDocument.defaultView
    if (!placed || !view) return
    const place = () => {
      const link = key === undefined ? null : editor.getElementByKey(key)
      const box = inWindow(view, boxOf(link ?? range, element))
      const { offsetWidth: width, offsetHeight: height } = placed
      const below = box.bottom + gap
      const above = box.top - gap - height
      const fitsBelow = below + height <= innerHeight - margin
      const top = fitsBelow || above < margin ? Math.min(below, innerHeight - margin - height) : above
      const isRightToLeft = view.getComputedStyle(element).direction === 'rtl'
      const left = isRightToLeft ? box.right - width : box.left
      placed.style.top = `${Math.max(margin, top)}px`
      placed.style.left = `${Math.max(margin, Math.min(left, innerWidth - margin - width))}px`
    }
    place()
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true, capture: true }
    for (const each of new Set([view, window])) {
      each.addEventListener('scroll', place, options)
      each.addEventListener('resize', place, options)
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(placed)
    return () => {
      stop.abort()
      sizes.disconnect()
    }
  }, [surface, editor, element, key, range])
}

/** A press elsewhere closes it. The frame tells of presses in it as of presses on its element. */
export function useCloseOutside(surface: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const away = ({ target }: Event) => {
      if (target instanceof Node && !surface.current?.contains(target)) close()
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [surface, close])
}

function rangeIn(element: HTMLElement): Range | undefined {
  const selection = element.ownerDocument.getSelection()
  if (!selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  return element.contains(range.commonAncestorContainer) ? range.cloneRange() : undefined
}

function boxOf(of: Element | Range | undefined, element: HTMLElement): DOMRect {
  const box = of?.getBoundingClientRect()
  return box && (box.width > 0 || box.height > 0) ? box : element.getBoundingClientRect()
}

/** From a frame that is shown scaled, in pixels of the window around it. */
function inWindow(view: Window, box: DOMRect): DOMRect {
  const frame = view === window ? null : view.frameElement
  if (!frame || !('offsetWidth' in frame) || typeof frame.offsetWidth !== 'number') return box
  const around = frame.getBoundingClientRect()
  const scale = frame.offsetWidth === 0 ? 1 : around.width / frame.offsetWidth
  // What is scrolled out of the frame is at its edge.
  const y = (of: number) => Math.max(around.top, Math.min(around.top + of * scale, around.bottom))
  const top = y(box.top)
  return new DOMRect(around.left + box.left * scale, top, box.width * scale, y(box.bottom) - top)
}
