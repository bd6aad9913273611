import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTexts } from '../../ui/texts.ts'
import { type Area, type Corner, moved, type Ratio, resized, type Size } from './crop-area.ts'

export interface CropFrameProps {
  readonly address: string
  readonly image: Size
  readonly area: Area
  readonly ratio: Ratio
  readonly onChange: (area: Area) => void
}

type By = { readonly x: number; readonly y: number }

const arrows: Readonly<Record<string, By>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The image with the part that stays: moved by its middle, resized by its corners, with pointer or arrow keys. */
export function CropFrame({ address, image, area, ratio, onChange }: CropFrameProps) {
  const t = useTexts('admin')
  const stage = useRef<HTMLDivElement>(null)
  const corners: readonly (Corner & { readonly label: string; readonly name: string })[] = [
    { isRight: false, isBottom: false, label: t('Top left corner'), name: 'tl' },
    { isRight: true, isBottom: false, label: t('Top right corner'), name: 'tr' },
    { isRight: false, isBottom: true, label: t('Bottom left corner'), name: 'bl' },
    { isRight: true, isBottom: true, label: t('Bottom right corner'), name: 'br' },
  ]
  const grip = (change: (from: Area, by: By) => Area) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows[event.key]
      if (!arrow) return
      event.preventDefault()
      // One per cent of the image; a tenth with Shift.
      const step = Math.max(1, Math.round((Math.max(image.width, image.height) * (event.shiftKey ? 10 : 1)) / 100))
      onChange(change(area, { x: arrow.x * step, y: arrow.y * step }))
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const element = event.currentTarget
      const pixels = image.width / (stage.current?.clientWidth || image.width)
      const [startX, startY] = [event.clientX, event.clientY]
      const follow = (next: globalThis.PointerEvent) =>
        onChange(change(area, { x: (next.clientX - startX) * pixels, y: (next.clientY - startY) * pixels }))
      element.setPointerCapture(event.pointerId)
      element.addEventListener('pointermove', follow)
      element.addEventListener('lostpointercapture', () => element.removeEventListener('pointermove', follow), {
        once: true,
      })
    },
  })
  const share = (value: number, of: number) => `${(value / of) * 100}%`
  return (
    <div className="crop" ref={stage} style={{ aspectRatio: `${image.width} / ${image.height}` }}>
      <img src={address} alt="" />
      <div
        className="crop__area"
        style={{
          left: share(area.x, image.width),
          top: share(area.y, image.height),
          width: share(area.width, image.width),
          height: share(area.height, image.height),
        }}
      >
        <button
          type="button"
          className="crop__move"
          aria-label={t('Part that is kept: {width} × {height} pixels', { width: area.width, height: area.height })}
          aria-describedby="crop-keys"
          {...grip((from, by) => moved(from, by, image))}
        />
        {corners.map(({ label, name, ...corner }) => (
          <button
            key={name}
            type="button"
            className={`crop__c crop__c--${name}`}
            aria-label={label}
            aria-describedby="crop-keys"
            {...grip((from, by) => resized(from, corner, by, ratio, image))}
          />
        ))}
      </div>
      <span className="sr" id="crop-keys">
        {t('Move it with the arrow keys.')}
      </span>
    </div>
  )
}
