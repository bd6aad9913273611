import { IconButton, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef, useState } from 'react'
import { limited } from '../../blocks/controls/number-field.tsx'
import { UnitMenu } from '../../blocks/controls/unit-menu.tsx'
import { isSetOn } from '../../blocks/settings/device-values.ts'
import { KeptNote } from '../../blocks/settings/kept-note.tsx'
import { sideNames } from '../../blocks/settings/side-names.ts'
import { useEditor } from '../editor-context.tsx'
import { type Layer, type Linking, limitsOf, linkedTo, type Side, sides } from '../spacing/sides.ts'
import { spacingInCanvas } from '../spacing/spacing-in-canvas.ts'
import { type SpacingUnit, shownSpacing, spacingUnits, unitOf, withSides } from '../spacing/spacing-value.ts'
import { useMeasuredSpacing } from '../spacing/use-measured-spacing.ts'
import { BoxSide } from './box-side.tsx'
import { OverrideDot } from './setting-row.tsx'
import { sourceWords, type TypeSource } from './typography/source.ts'
import type { DeviceGroup, Settings } from './use-settings.ts'

const layers = ['margin', 'padding'] as const

/** Margin and padding as boxes around the content: each side is a field. */
export function BoxModel({ settings }: { readonly settings: Settings }) {
  const t = useTexts('admin')
  const tools = useEditor()
  const [chosen, setChosen] = useState<{ layer: Layer; side: Side }>({ layer: 'padding', side: 'top' })
  const [linking, setLinking] = useState<Linking>('one')
  const groups: Record<Layer, DeviceGroup> = { margin: settings.group('margin'), padding: settings.group('padding') }
  const measured = useMeasuredSpacing(
    settings.id,
    JSON.stringify([groups.margin.values, groups.padding.values, settings.props['alignment']]),
  )
  const group = groups[chosen.layer]
  const name = t(sideNames[chosen.layer][chosen.side])
  const unit = unitOf(group.values['unit'])
  const value = numberOf(group.values[chosen.side])
  const override = group.override([chosen.side])
  const kept = group.kept([chosen.side])
  const effective = (layer: Layer, side: Side) => {
    if (layer === 'margin' && measured?.auto.includes(side)) return 'auto'
    return measured?.[layer][side]
  }
  const shown = (side: number | 'auto' | undefined) => (typeof side === 'number' ? `${Math.round(side)}px` : t('auto'))

  const write = (layer: Layer, change: Readonly<Partial<Record<Side, number | null>>>, next: SpacingUnit) => {
    // What the page says just now: the measure may be that of the last picture.
    const sizes = spacingInCanvas(tools, settings.id) ?? { rootSize: 16, basis: 0 }
    groups[layer].change(withSides(groups[layer].values, change, next, sizes))
  }
  const set = (layer: Layer, side: Side, next: number | null, nextUnit: SpacingUnit) => {
    const each = linkedTo(side, linking).map((one) => [one, next === null ? null : limited(next, limitsOf(layer, one))])
    write(layer, Object.fromEntries(each), nextUnit)
  }
  const link = (to: Linking) => setLinking(linking === to ? 'one' : to)

  return (
    <>
      <div className="box">
        <span className="lb">{t('Margin')}</span>
        <div className="p" />
        <span className="lb2">{t('Padding')}</span>
        {layers.flatMap((layer) =>
          sides.map((side) => (
            <BoxSide
              key={`${layer}-${side}`}
              layer={layer}
              side={side}
              value={numberOf(groups[layer].values[side])}
              unit={unitOf(groups[layer].values['unit'])}
              effective={effective(layer, side)}
              isSet={groups[layer].override([side]).isSet}
              source={t(sourceWords[sourceOf(settings, layer, side)])}
              onFocus={() => setChosen({ layer, side })}
              onChange={(next, nextUnit) => set(layer, side, next, nextUnit)}
            />
          )),
        )}
        <ContentSize id={settings.id} />
      </div>
      <div className="row boxrow">
        <span className="boxrow__n">
          <b>{name}</b>
          {override.isSet && <OverrideDot label={name} prop={chosen.side} override={override} />}
          <span>
            {value === null ? shown(effective(chosen.layer, chosen.side)) : shownSpacing(value, unit)}
            {' · '}
            {t(sourceWords[sourceOf(settings, chosen.layer, chosen.side)])}
          </span>
        </span>
        <span className="u">
          <UnitMenu
            label={name}
            units={spacingUnits}
            value={unit}
            onChange={(next) => write(chosen.layer, {}, unitOf(next))}
          />
        </span>
        <IconButton
          icon="link-2"
          label={t('Link opposite sides')}
          active={linking === 'opposite'}
          onClick={() => link('opposite')}
        />
        <IconButton icon="square" label={t('Link all sides')} active={linking === 'all'} onClick={() => link('all')} />
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

/** Where the value that holds on the device comes from. */
function sourceOf({ device, group }: Settings, layer: Layer, side: Side): TypeSource {
  const values = group(layer).stored
  if (isSetOn(values, device, side)) return 'this device'
  if (device === 'mobile' && isSetOn(values, 'tablet', side)) return 'tablet'
  if (device !== 'desktop' && isSetOn(values, 'desktop', side)) return 'desktop'
  return 'block'
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
