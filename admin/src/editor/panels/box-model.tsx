import { IconButton, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef, useState } from 'react'
import { limited, NumberField } from '../../blocks/controls/number-field.tsx'
import { UnitMenu } from '../../blocks/controls/unit-menu.tsx'
import { sideNames } from '../../blocks/settings/side-names.ts'
import { useEditor } from '../editor-context.tsx'
import { KeptNote } from './kept-note.tsx'
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
  const t = useTexts('admin')
  const [chosen, setChosen] = useState<{ layer: Layer; side: Side }>({ layer: 'margin', side: 'top' })
  const [linked, setLinked] = useState(false)
  const groups: Record<Layer, DeviceGroup> = { margin: settings.group('margin'), padding: settings.group('padding') }
  const group = groups[chosen.layer]
  const limits = limitsOf(chosen.layer, chosen.side)
  const name = t(sideNames[chosen.layer][chosen.side])
  const unit = String(group.values['unit'] ?? 'px')
  const kept = group.kept([chosen.side])

  const set = (layer: Layer, side: Side, value: number | null) => {
    const others = linked
      ? { [opposite[side]]: value === null ? null : limited(value, limitsOf(layer, opposite[side])) }
      : {}
    groups[layer].change({ [side]: value, ...others })
  }

  return (
    <>
      <div className="box">
        <span className="lb">{t('Margin')}</span>
        <div className="p" />
        <span className="lb2">{t('Padding')}</span>
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
                aria-label={t('{name}: {value}', {
                  name: t(sideNames[layer][side]),
                  value: typeof value === 'number' ? value : t('none'),
                })}
                aria-pressed={isChosen}
                onClick={() => setChosen({ layer, side })}
              >
                <b>{typeof value === 'number' ? value : '–'}</b>
              </button>
            )
          }),
        )}
        <ContentSize id={settings.id} />
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
        <IconButton icon="link-2" label={t('Link opposite sides')} active={linked} onClick={() => setLinked(!linked)} />
        <span className="grow" />
        <IconButton
          icon="rotate-ccw"
          label={t('Reset')}
          disabled={groups.margin.count + groups.padding.count === 0}
          onClick={() => {
            groups.margin.reset([...sides, 'unit'])
            groups.padding.reset([...sides, 'unit'])
          }}
        />
      </div>
      {kept && <KeptNote label={name} kept={kept} />}
    </>
  )
}

/** The block's size in the page, written as it changes, without a render. */
function ContentSize({ id }: { readonly id: string }) {
  const { geometry } = useEditor()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const write = () => {
      const box = geometry.boxOf(id)
      const text = box ? `${Math.round(box.width)} × ${Math.round(box.height)}` : ''
      if (ref.current && ref.current.textContent !== text) ref.current.textContent = text
    }
    write()
    return geometry.subscribe(write)
  }, [geometry, id])
  return <div className="c" ref={ref} />
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
