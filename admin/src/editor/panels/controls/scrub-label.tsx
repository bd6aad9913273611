import { type PointerEvent, type ReactNode, useRef } from 'react'

interface ScrubLabelProps {
  readonly htmlFor: string
  readonly children: ReactNode
  /** Absent: an ordinary label. */
  readonly onScrub?: ((steps: number) => void) | undefined
}

/** Pixels of the pointer for one step. */
const pixels = 4

/** The label of a number: dragging it sideways changes the value. */
export function ScrubLabel({ htmlFor, children, onScrub }: ScrubLabelProps) {
  const from = useRef<number | undefined>(undefined)
  const move = (event: PointerEvent<HTMLLabelElement>) => {
    if (from.current === undefined || !onScrub) return
    const steps = Math.trunc((event.clientX - from.current) / pixels)
    if (steps === 0) return
    from.current += steps * pixels
    onScrub(steps * (event.shiftKey ? 10 : 1))
  }
  return (
    <label
      htmlFor={htmlFor}
      className={onScrub ? 'scrub' : undefined}
      onPointerDown={(event) => {
        if (!onScrub) return
        from.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={() => {
        from.current = undefined
      }}
    >
      {children}
    </label>
  )
}
