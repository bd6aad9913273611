import { useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { limited } from '../../blocks/controls/number-field.tsx'
import { spacingOf } from '../../blocks/settings/spacing-values.ts'
import { useEditor, useOfNode } from '../editor-context.tsx'
import { OneStep } from '../store/one-step.ts'
import {
  type DeviceSpacing,
  editedOn,
  isSetHere,
  namesOf,
  resetOn,
  sharedLimits,
  stepWords,
  valuesOf,
} from './device-spacing.ts'
import type { MeasuredSpacing } from './measured-spacing.ts'
import { isVertical, type Layer, linkedTo, type Side } from './sides.ts'
import { growsBy } from './spacing-geometry.ts'
import { spacingInCanvas } from './spacing-in-canvas.ts'
import { inUnit, nextStep, type SpacingUnit, snapped, unitOf } from './spacing-value.ts'
import type { ShownSpacing } from './use-shown-spacing.ts'

export interface SpacingGripProps {
  readonly shown: ShownSpacing
  readonly layer: Layer
  readonly side: Side
  readonly onDrag: (isDragged: boolean) => void
}

/** Pixels that the pointer may tremble. */
const tremble = 3

interface Drag {
  readonly from: { readonly x: number; readonly y: number }
  readonly spacing: MeasuredSpacing
  readonly step: OneStep
  /** What it shows just now, so that a move within a step draws nothing. */
  readonly now: string
}

/** The grip of one side: dragged in steps of the theme, with Alt freely, with Shift both sides; moved by keys too. */
export function SpacingGrip({ shown: { id, device }, layer, side, onDrag }: SpacingGripProps) {
  const t = useTexts('admin')
  const { store, blocks, commands, geometry } = useEditor()
  useOfNode(id, (node) => {
    const block = blocks.catalogue.get(node?.type ?? '')
    return node && block && JSON.stringify(spacingOf(block, node.props, layer))
  })
  const drag = useRef<Drag>(undefined)
  const [isDragged, setDragged] = useState<'one' | 'both'>()

  const spaced = (): DeviceSpacing | undefined => {
    const node = store.node(id)
    const block = node && blocks.catalogue.get(node.type)
    return node && block && { node, block, device }
  }
  const current = spaced()
  const values = current ? valuesOf(current, layer) : {}
  const unit = unitOf(values['unit'])
  const stored = values[side]
  const value = typeof stored === 'number' ? stored : undefined
  const words = value === undefined ? t('auto') : `${value}${unit}`
  const name = namesOf(layer, [side])
  const limits = sharedLimits(layer, side, false)

  const set = (next: number, both: boolean, joinKey?: string) => {
    const here = spaced()
    if (!here) return
    const each = linkedTo(side, both ? 'opposite' : 'one')
    const change = editedOn(here, layer, Object.fromEntries(each.map((one) => [one, next])))
    const said = t('{side} {value}', { side: namesOf(layer, each), value: `${next}${unit}` })
    commands.changeSeveral([[id, change]], stepWords(said, device), joinKey)
  }
  const reset = (both: boolean) => {
    const here = spaced()
    const each = linkedTo(side, both ? 'opposite' : 'one')
    if (!here || !isSetHere(here, layer, each)) return
    const label = stepWords(t('Reset {side}', { side: namesOf(layer, each) }), device)
    commands.changeSeveral([[id, resetOn(here, layer, each)]], label)
  }
  const measured = () => spacingInCanvas({ store, blocks, geometry }, id)
  /** Pixels in the block's unit: a whole step of the theme, or as they are. */
  const valueAt = (pixels: number, isFree: boolean, both: boolean, spacing: MeasuredSpacing): number => {
    const wished = isFree || unit === '%' ? pixels : snapped(pixels)
    const next = inUnit(wished, unit, spacing)
    return limited(unit === '%' && !isFree ? Math.round(next) : next, sharedLimits(layer, side, both))
  }

  const down = (event: PointerEvent<HTMLButtonElement>) => {
    const spacing = measured()
    if (event.button !== 0 || !spacing) return
    event.preventDefault()
    event.currentTarget.focus()
    // Else the page's frame would take the pointer as soon as it is over it.
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: { x: event.clientX, y: event.clientY }, spacing, step: new OneStep(store), now: '' }
    setDragged('one')
    onDrag(true)
  }
  const follow = (event: PointerEvent) => {
    const now = drag.current
    if (!now) return
    const moved = isVertical(side) ? event.clientY - now.from.y : event.clientX - now.from.x
    const by = (moved * growsBy(side)) / geometry.scale
    const both = event.shiftKey
    const isStill = Math.abs(moved) < tremble
    const next = isStill ? undefined : valueAt(now.spacing[layer][side] + by, event.altKey, both, now.spacing)
    const key = `${next} ${both}`
    if (key === now.now) return
    now.step.become(next === undefined ? undefined : () => set(next, both))
    drag.current = { ...now, now: key }
    setDragged(both ? 'both' : 'one')
  }
  const end = () => {
    if (!drag.current) return
    drag.current = undefined
    setDragged(undefined)
    onDrag(false)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag.current) {
      drag.current.step.takeBack()
      end()
    } else {
      const next = byKey(event.key, event.shiftKey, unit, value)
      const spacing = next === undefined ? undefined : measured()
      if (next === undefined || !spacing) return
      const pixels = spacing[layer][side]
      if (next === 'least') set(limits.minimum, false)
      else if (next === 'more' || next === 'less') {
        set(valueAt(nextStep(pixels, next === 'more' ? 1 : -1), false, false, spacing), false, joinKey)
      } else set(limited((value ?? inUnit(pixels, unit, spacing)) + next, limits), false, joinKey)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const joinKey = `${id} ${layer} ${side}`
  const state = { 'data-layer': layer, 'data-side': side }
  return (
    <>
      <span className="spg__b" {...state} data-dragged={isDragged} aria-hidden="true" />
      <button
        type="button"
        role="slider"
        className="spg__g"
        {...state}
        data-dragged={isDragged}
        data-unset={value === undefined || undefined}
        aria-orientation={isVertical(side) ? 'vertical' : 'horizontal'}
        aria-label={name}
        aria-valuemin={limits.minimum}
        aria-valuemax={limits.maximum}
        aria-valuenow={value ?? 0}
        aria-valuetext={words}
        title={t('Drag to change. Alt: freely. Shift: both sides. Double-click to reset.')}
        onPointerDown={down}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
        onDoubleClick={(event) => reset(event.shiftKey)}
        onKeyDown={key}
      >
        <span className="spg__v" aria-hidden="true">
          {words}
        </span>
      </button>
    </>
  )
}

/** What a key asks for: to the next step of the theme, to the least, or by so much. */
function byKey(key: string, isLarge: boolean, unit: SpacingUnit, value: number | undefined) {
  const one = unit === 'rem' ? 0.0625 : 1
  const size = one * (isLarge ? 10 : 1)
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return size
    case 'ArrowDown':
    case 'ArrowLeft':
      return -size
    case 'PageUp':
      return 'more'
    case 'PageDown':
      return 'less'
    case 'Home':
      return value === undefined ? undefined : 'least'
    default:
      return undefined
  }
}
