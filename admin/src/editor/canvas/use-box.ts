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
  const update = useRef(() => {
    const element = ref.current
    if (!element) return
    const box = latest.current.measure()
    element.hidden = box === undefined
    if (!box) return
    const inCanvas = geometry.inCanvas(box)
    element.style.left = `${inCanvas.left}px`
    element.style.top = `${inCanvas.top}px`
    element.style.width = `${inCanvas.width}px`
    element.style.height = `${inCanvas.height}px`
    latest.current.place?.(element, inCanvas)
  })
  useLayoutEffect(() => update.current())
  useEffect(() => geometry.subscribe(update.current), [geometry])
  return ref
}
