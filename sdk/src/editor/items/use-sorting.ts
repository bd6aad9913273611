import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

interface Sorted {
  readonly id: string
  readonly title: string
}

interface Lifted {
  readonly id: string
  /** Where it stood, for Escape. */
  readonly from: number
  readonly by: 'pointer' | 'keyboard'
}

/** Pixels that a pointer moves before a press becomes a drag. */
const threshold = 4
/** Pixels to the side that change the level of a row. */
const sideways = 28

/** A list whose items are put into another order by their handles: dragged, or lifted by Space and moved by arrow keys. */
export function useSorting(
  rows: readonly Sorted[],
  onMove: (from: number, to: number) => void,
  /** In lists of two levels: inwards (1) or outwards (-1), by arrow keys or by a drag to the side. */
  onNest?: (at: number, step: 1 | -1) => void,
) {
  const list = useRef<HTMLOListElement>(null)
  const [lifted, setLifted] = useState<Lifted>()
  /** Before which row a drag would drop; the number of rows: at the end. */
  const [line, setLine] = useState<number>()
  const [said, setSaid] = useState<{ readonly name: string; readonly position: number; readonly count: number }>()
  const start = useRef({ x: 0, y: 0 })
  const place = (id: string) => rows.findIndex((row) => row.id === id)
  const tell = (id: string, at: number) =>
    setSaid({ name: rows[place(id)]?.title ?? '', position: at + 1, count: rows.length })
  const move = (id: string, to: number) => {
    const from = place(id)
    if (to < 0 || to >= rows.length || from < 0) return
    if (to !== from) onMove(from, to)
    tell(id, to)
  }

  // A browser takes the focus from an element that moves in the document.
  useLayoutEffect(() => {
    if (lifted?.by !== 'keyboard') return
    const at = rows.findIndex((row) => row.id === lifted.id)
    list.current?.children[at]?.querySelector('button')?.focus()
  }, [rows, lifted])

  const lineAt = (y: number): number => {
    const boxes = Array.from(list.current?.children ?? [], (row) => row.getBoundingClientRect())
    return boxes.filter((box) => box.top + box.height / 2 < y).length
  }
  const end = () => {
    setLifted(undefined)
    setLine(undefined)
  }
  const drop = (id: string, before: number) => {
    const from = place(id)
    move(id, before > from ? before - 1 : before)
  }

  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const isLifted = lifted?.id === id && lifted.by === 'keyboard'
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const inwards = nestStep(event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0)
    if (event.key === ' ' || event.key === 'Enter') {
      setLifted(isLifted ? undefined : { id, from: place(id), by: 'keyboard' })
      if (!isLifted) tell(id, place(id))
    } else if (isLifted && step !== undefined) move(id, place(id) + step)
    else if (isLifted && inwards !== undefined) onNest?.(place(id), inwards)
    else if (isLifted && event.key === 'Escape') {
      move(id, lifted.from)
      end()
    } else if (isLifted && event.key === 'Tab') return end()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const handle = (id: string) => ({
    onKeyDown: onKeyDown(id),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
      setLifted({ id, from: place(id), by: 'pointer' })
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (lifted?.by !== 'pointer' || (line === undefined && Math.abs(clientY - start.current.y) < threshold)) return
      setLine(lineAt(clientY))
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (lifted?.by !== 'pointer') return
      const across = clientX - start.current.x
      const inwards = Math.abs(across) < sideways ? undefined : nestStep(across)
      const stays = line === undefined || line === lifted.from || line === lifted.from + 1
      if (stays && inwards !== undefined) onNest?.(lifted.from, inwards)
      else if (line !== undefined) drop(id, line)
      end()
    },
    onPointerCancel: end,
  })
  return { list, handle, lifted: lifted?.id, line, said }
}

/** Inwards is to the right, and to the left where one reads from the right. */
function nestStep(across: number): 1 | -1 | undefined {
  if (across === 0) return undefined
  const isForwards = across > 0 !== (document.documentElement.dir === 'rtl')
  return isForwards ? 1 : -1
}
