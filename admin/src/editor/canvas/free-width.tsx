import { type Device, mediaOf } from '@ashlar/sdk'
import { useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { limited, NumberField } from '../../blocks/controls/number-field.tsx'
import { useEditor } from '../editor-context.tsx'

/** Pixels: the narrowest telephone that pages are made for (WCAG 1.4.10), and a wide screen. */
export const widthLimits = { minimum: 320, maximum: 2560 } as const

/** The device class of a window, by the very rules that its page is styled by. */
export function deviceIn(view: Pick<Window, 'matchMedia'>): Device {
  if (view.matchMedia(mediaOf.mobile).matches) return 'mobile'
  return view.matchMedia(mediaOf.tablet).matches ? 'tablet' : 'desktop'
}

export interface FreeWidthProps {
  /** Pixels of the page, as it stands. */
  readonly width: number
}

/** The width of the page in the canvas as a field, so that it is not only that of a device. */
export function WidthField({ width }: FreeWidthProps) {
  const t = useTexts('admin')
  const { store } = useEditor()
  return (
    <span className="dev__w">
      <NumberField
        label={t('Width of the page')}
        value={Math.round(width)}
        {...widthLimits}
        unit={<em>px</em>}
        onChange={(next) => {
          // Who types the width that stands there wants to keep it, even when the window grows.
          if (next !== null) store.set({ canvasWidth: Math.round(next) })
        }}
      />
    </span>
  )
}

/** Pixels by a press of an arrow key; with Shift ten times as many. */
const step = 10

/** The page's right edge, drawn by hand: the page stands in the middle, so both edges move. */
export function WidthHandle({ width, scale }: FreeWidthProps & { readonly scale: number }) {
  const t = useTexts('admin')
  const { store } = useEditor()
  const drag = useRef<{ readonly x: number; readonly from: number; readonly kept: number | undefined }>(undefined)
  const to = (next: number) => store.set({ canvasWidth: Math.round(limited(next, widthLimits)) })
  const now = Math.round(width)
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    // Else the page's frame would take the pointer as soon as it is over it.
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, from: width, kept: store.state.canvasWidth }
  }
  const move = (event: PointerEvent) => {
    if (drag.current) to(drag.current.from + (2 * (event.clientX - drag.current.x)) / scale)
  }
  const end = () => {
    drag.current = undefined
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag.current) {
      event.stopPropagation()
      store.set({ canvasWidth: drag.current.kept })
      end()
      return
    }
    const by = event.key === 'ArrowRight' ? step : event.key === 'ArrowLeft' ? -step : 0
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    to(now + by * (event.shiftKey ? 10 : 1))
  }
  return (
    <button
      type="button"
      className="dev__h"
      role="slider"
      aria-label={t('Width of the page')}
      aria-orientation="horizontal"
      aria-valuemin={widthLimits.minimum}
      aria-valuemax={widthLimits.maximum}
      aria-valuenow={now}
      aria-valuetext={t('{width} pixels', { width: now })}
      title={t('Drag to change the width. Double-click to reset it.')}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => store.set({ canvasWidth: undefined })}
      onKeyDown={key}
    />
  )
}
