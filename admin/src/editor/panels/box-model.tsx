import { IconButton } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { useEditor } from '../editor-context.tsx'
import { limited, NumberField } from './controls/number-field.tsx'
import { UnitMenu } from './controls/unit-menu.tsx'
import type { DeviceGroup, Settings } from './use-settings.ts'

const sides = ['top', 'right', 'bottom', 'left'] as const
type Side = (typeof sides)[number]
type Layer = 'margin' | 'padding'
const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }
const units = ['px', 'rem', '%']

/** STYLE-023: only the top side of a margin refuses negative values. */
function limitsOf(layer: Layer, side: Side) {
  return { minimum: layer === 'padding' || side === 'top' ? 0 : -2000, maximum: 2000 }
}

/** Margin and padding as boxes around the content: click a side and type. */
export function BoxModel({ settings }: { readonly settings: Settings }) {
  const { geometry } = useEditor()
  const [chosen, setChosen] = useState<{ layer: Layer; side: Side }>({ layer: 'margin', side: 'top' })
  const [linked, setLinked] = useState(false)
  const groups: Record<Layer, DeviceGroup> = { margin: settings.group('margin'), padding: settings.group('padding') }
  const box = geometry.boxOf(settings.id)
  const group = groups[chosen.layer]
  const limits = limitsOf(chosen.layer, chosen.side)
  const name = `${chosen.layer === 'margin' ? 'Margin' : 'Padding'} ${chosen.side}`
  const unit = String(group.values['unit'] ?? 'px')

  const set = (layer: Layer, side: Side, value: number | null) => {
    const others = linked
      ? { [opposite[side]]: value === null ? null : limited(value, limitsOf(layer, opposite[side])) }
      : {}
    groups[layer].change({ [side]: value, ...others })
  }

  return (
    <>
      <div className="box">
        <span className="lb">Margin</span>
        <div className="p" />
        <span className="lb2">Padding</span>
        {(['margin', 'padding'] as const).flatMap((layer) =>
          sides.map((side) => {
            const isChosen = chosen.layer === layer && chosen.side === side
            const value = groups[layer].values[side]
            const isSet = groups[layer].override(side).isSet
            return (
              <button
                key={`${layer}-${side}`}
                type="button"
                className={`v v--${layer}-${side}${isSet ? ' o' : ''}${isChosen ? ' foc' : ''}`}
                aria-label={`${layer === 'margin' ? 'Margin' : 'Padding'} ${side}: ${typeof value === 'number' ? value : 'none'}`}
                aria-pressed={isChosen}
                onClick={() => setChosen({ layer, side })}
              >
                <b>{typeof value === 'number' ? value : '–'}</b>
              </button>
            )
          }),
        )}
        <div className="c">{box ? `${Math.round(box.width)} × ${Math.round(box.height)}` : ''}</div>
      </div>
      <div className="row boxrow">
        <NumberField
          label={name}
          value={numberOf(group.values[chosen.side])}
          {...limits}
          emptyable={chosen.layer === 'margin'}
          onChange={(value) => set(chosen.layer, chosen.side, value)}
          unit={<UnitMenu label={name} units={units} value={unit} onChange={(next) => group.change({ unit: next })} />}
        />
        <IconButton icon="link-2" label="Link opposite sides" active={linked} onClick={() => setLinked(!linked)} />
        <span className="grow" />
        <IconButton
          icon="rotate-ccw"
          label="Reset"
          disabled={groups.margin.count + groups.padding.count === 0}
          onClick={() => {
            groups.margin.reset([...sides, 'unit'])
            groups.padding.reset([...sides, 'unit'])
          }}
        />
      </div>
    </>
  )
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
