import { fileAddressOf } from '@ashlar/sdk/media'
import type { MediaItem } from '@ashlar/sdk/platform'
import { useTexts } from '@ashlar/sdk/ui'
import type { KeyboardEvent, PointerEvent } from 'react'

export interface Point {
  readonly x: number
  readonly y: number
}

interface FocalPointProps {
  readonly item: MediaItem
  readonly point: Point
  readonly isReadOnly: boolean
  readonly onChange: (point: Point) => void
}

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)))
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The picture with the point that stays in sight: dragged, or moved by the arrow keys (Shift: ten per cent). */
export function FocalPoint({ item, point, isReadOnly, onChange }: FocalPointProps) {
  const t = useTexts('admin')
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) })
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    onChange({ x: within(point.x + step.x * by), y: within(point.y + step.y * by) })
  }
  const picture = <img src={fileAddressOf(item)} alt={item.altText} />
  if (isReadOnly) return <div className="mprev">{picture}</div>
  return (
    <div
      className="mprev mprev--focal"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
    >
      {picture}
      <button
        type="button"
        className="mfp"
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        aria-label={t('Focal point: {x}% from the left, {y}% from the top', { x: point.x, y: point.y })}
        aria-describedby="focal-keys"
        onKeyDown={press}
      />
      <span className="mprev__l" aria-hidden="true">
        {t('Focal point')}
      </span>
      <span className="sr" id="focal-keys">
        {t('Move it with the arrow keys.')}
      </span>
    </div>
  )
}
