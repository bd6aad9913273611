import { useTexts } from '@ashlar/sdk/ui'
import { type PointerEvent, useState } from 'react'
import { type Hsv, hexOf, hsvOf } from './hsv.ts'

interface ColourAreaProps {
  /** A hex value; anything else begins at white. */
  readonly value: string
  /** Told the hex value, six digits. */
  readonly onChange: (value: string) => void
}

const white: Hsv = { hue: 0, saturation: 0, brightness: 1 }

/** A colour mixed by hand: saturation and brightness in a plane, the hue below; each with keys, too. */
export function ColourArea({ value, onChange }: ColourAreaProps) {
  const t = useTexts('admin')
  const shown = hsvOf(value) ?? white
  // Greys have no hue: the chosen one stays.
  const [kept, setKept] = useState(shown.hue)
  const hasHue = shown.saturation > 0 && shown.brightness > 0
  const hue = hasHue && hexOf({ ...shown, hue: kept }) !== hexOf(shown) ? shown.hue : kept
  const mix = (change: Partial<Hsv>) => {
    const next = { ...shown, hue, ...change }
    setKept(next.hue)
    onChange(hexOf(next))
  }
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const share = (at: number, of: number) => Math.min(Math.max(at / of, 0), 1)
    mix({
      saturation: share(event.clientX - left, width),
      brightness: 1 - share(event.clientY - top, height),
    })
  }
  const percent = (share: number) => Math.round(share * 100)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the two sliders in it do the same by keys */}
      <div
        className="cp__area"
        style={{ backgroundColor: `hsl(${hue} 100% 50%)` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      >
        <i
          style={{
            left: `${percent(shown.saturation)}%`,
            top: `${100 - percent(shown.brightness)}%`,
            backgroundColor: hexOf(shown),
          }}
        />
        {(['saturation', 'brightness'] as const).map((part) => (
          <input
            key={part}
            type="range"
            className="sr"
            aria-label={part === 'saturation' ? t('Saturation') : t('Brightness')}
            min={0}
            max={100}
            value={percent(shown[part])}
            onChange={(event) => mix({ [part]: Number(event.target.value) / 100 })}
          />
        ))}
      </div>
      <input
        type="range"
        className="cp__hue"
        aria-label={t('Hue')}
        min={0}
        max={359}
        value={Math.round(hue)}
        onChange={(event) => mix({ hue: Number(event.target.value) })}
      />
    </>
  )
}
