import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Box } from '../dnd/drop-target.ts'
import { useEditor } from '../editor-context.tsx'

/** Keeps an element over a box of the page, without a render. Undefined hides it. */
export function useBox(
  measure: () => Box | undefined,
  place?: (element: HTMLElement, box: Box) => void,
): RefObject<HTMLDivElement | null> {
  const { geometry } = useEditor()
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef({ measure, place })
  latest.current = { measure, place }
  /** Null: not placed yet. */
  const shown = useRef<Box | undefined | null>(null)
  const update = useRef(() => {
    const element = ref.current
    if (!element) return
    const box = latest.current.measure()
    const inCanvas = box && geometry.inCanvas(box)
    if (shown.current === null || !sameBox(inCanvas, shown.current)) show(element, inCanvas)
    shown.current = inCanvas
    if (inCanvas) latest.current.place?.(element, inCanvas)
  })
  useLayoutEffect(() => update.current())
  useEffect(() => geometry.subscribe(update.current), [geometry])
  return ref
}

function show(element: HTMLElement, box: Box | undefined) {
  element.hidden = box === undefined
  if (!box) return
  element.style.left = `${box.left}px`
  element.style.top = `${box.top}px`
  element.style.width = `${box.width}px`
  element.style.height = `${box.height}px`
}

/** A box that is written again as it is makes the browser look through styles and layers, with every letter typed. */
function sameBox(one: Box | undefined, other: Box | undefined): boolean {
  if (!one || !other) return one === other
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
}
