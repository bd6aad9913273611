import { type PointerEvent, type RefObject, useState } from 'react'
import { rowHeight } from './in-view.ts'

/** A row that is dragged, and the place where it would stand. */
export interface RowDrag {
  readonly from: number
  readonly to: number
}

export interface RowDragging {
  readonly drag: RowDrag | undefined
  /** What the handle of a row hears. */
  readonly grip: (row: number) => (event: PointerEvent<HTMLElement>) => void
}

/** Drags rows of a grid by their handles. Keys do the same, so the handles are for the pointer alone. */
export function useRowDrag(
  scroller: RefObject<HTMLElement | null>,
  { count, move }: { readonly count: number; readonly move: (from: number, to: number) => void },
): RowDragging {
  const [drag, setDrag] = useState<RowDrag>()
  const grip = (from: number) => (down: PointerEvent<HTMLElement>) => {
    const box = scroller.current
    if (down.button !== 0 || !box) return
    down.preventDefault()
    down.stopPropagation()
    const handle = down.currentTarget
    handle.setPointerCapture(down.pointerId)
    const start = down.clientY
    const scrolled = box.scrollTop
    const placeOf = (y: number) => {
      const rows = Math.round((y - start + box.scrollTop - scrolled) / rowHeight)
      return Math.max(0, Math.min(count - 1, from + rows))
    }
    const follow = ({ clientY }: { readonly clientY: number }) => {
      const { top, bottom } = box.getBoundingClientRect()
      if (clientY < top + rowHeight) box.scrollTop -= 12
      else if (clientY > bottom - rowHeight) box.scrollTop += 12
      setDrag({ from, to: placeOf(clientY) })
    }
    const end = (event: { readonly type: string; readonly clientY: number }) => {
      handle.removeEventListener('pointermove', follow)
      for (const name of ['pointerup', 'pointercancel'] as const) handle.removeEventListener(name, end)
      setDrag(undefined)
      const to = placeOf(event.clientY)
      if (event.type === 'pointerup' && to !== from) move(from, to)
    }
    handle.addEventListener('pointermove', follow)
    for (const name of ['pointerup', 'pointercancel'] as const) handle.addEventListener(name, end)
    setDrag({ from, to: from })
  }
  return { drag, grip }
}
