import { toast, useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { limited } from '../../blocks/controls/number-field.tsx'
import { sideNames } from '../../blocks/settings/side-names.ts'
import { useEditor } from '../editor-context.tsx'
import { type Layer, limitsOf, type Side } from '../spacing/sides.ts'
import { type SpacingUnit, shownSpacing, typedSpacing } from '../spacing/spacing-value.ts'
import { OneStep } from '../store/one-step.ts'

export interface BoxSideProps {
  readonly layer: Layer
  readonly side: Side
  /** Null where the side is left to the block. */
  readonly value: number | null
  readonly unit: SpacingUnit
  /** Pixels that it has in the canvas; undefined while nothing is known. */
  readonly effective: number | 'auto' | undefined
  readonly isSet: boolean
  /** Where the value comes from. */
  readonly source: string
  readonly onFocus: () => void
  readonly onChange: (value: number | null, unit: SpacingUnit) => void
}

/** Pixels of the pointer for one step, and those that it may tremble. */
const pixels = { step: 2, tremble: 3 }

interface Scrub {
  readonly x: number
  readonly from: number
  /** Of all that the pointer went through; absent until it has moved. */
  readonly step?: OneStep
}

/** One side of the box: typed into with a unit or without, stepped by the arrow keys, dragged sideways. */
export function BoxSide({ layer, side, value, unit, effective, isSet, source, onFocus, onChange }: BoxSideProps) {
  const t = useTexts('admin')
  const { store } = useEditor()
  const [typed, setTyped] = useState<string | undefined>()
  const scrub = useRef<Scrub>(undefined)
  const name = t(sideNames[layer][side])
  const limits = limitsOf(layer, side)
  const oneStep = unit === 'rem' ? 0.25 : 1
  const start = value ?? (unit === 'px' && typeof effective === 'number' ? Math.round(effective) : 0)

  const take = (text: string) => {
    setTyped(text)
    const meant = typedSpacing(text, layer, side, unit)
    if (meant.kind === 'value') onChange(meant.value, meant.unit)
  }
  /** What was typed is what holds now, or a sentence says why not. */
  const leave = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const meant = typedSpacing(typed, layer, side, unit)
    if (meant.kind === 'limited') {
      onChange(meant.value, meant.unit)
      const limit = shownSpacing(meant.value, meant.unit)
      toast.plain(
        meant.limit === 'least'
          ? t('{name} is at least {limit}.', { name, limit })
          : t('{name} is at most {limit}.', { name, limit }),
      )
    }
    if (meant.kind === 'unreadable' && typed.trim() !== '')
      toast.plain(
        layer === 'margin'
          ? t('Margins are numbers such as 24, 2rem or 10%, or auto. Nothing was changed.')
          : t('Paddings are numbers such as 24, 2rem or 10%. Nothing was changed.'),
      )
  }
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      leave()
      event.currentTarget.select()
      return
    }
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    setTyped(undefined)
    onChange(limited(start + direction * oneStep * (event.shiftKey ? 10 : 1), limits), unit)
  }
  const down = (event: PointerEvent<HTMLInputElement>) => {
    // While it is typed into, the pointer marks letters.
    if (event.button !== 0 || document.activeElement === event.currentTarget) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    scrub.current = { x: event.clientX, from: start }
  }
  const follow = (event: PointerEvent) => {
    const now = scrub.current
    const moved = event.clientX - (now?.x ?? 0)
    if (!now || (!now.step && Math.abs(moved) < pixels.tremble)) return
    const step = now.step ?? new OneStep(store)
    scrub.current = { ...now, step }
    const steps = Math.trunc(moved / pixels.step) * (event.shiftKey ? 10 : 1)
    step.become(steps === 0 ? undefined : () => onChange(limited(now.from + steps * oneStep, limits), unit))
  }
  const up = (event: PointerEvent<HTMLInputElement>) => {
    const wasPressed = scrub.current !== undefined && scrub.current.step === undefined
    scrub.current = undefined
    onFocus()
    if (!wasPressed) return
    event.currentTarget.focus()
    event.currentTarget.select()
  }
  return (
    <span className={`v v--${layer}-${side}${isSet ? ' o' : ''}`} title={source}>
      <input
        role="spinbutton"
        aria-label={name}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? t('auto') : `${value}${unit}`}
        aria-valuemin={limits.minimum}
        aria-valuemax={limits.maximum}
        autoComplete="off"
        value={typed ?? (value === null ? '' : shownSpacing(value, unit))}
        placeholder={typeof effective === 'number' ? String(Math.round(effective)) : (effective ?? '–')}
        onFocus={(event) => {
          onFocus()
          event.currentTarget.select()
        }}
        onBlur={leave}
        onChange={(event) => take(event.target.value)}
        onKeyDown={key}
        onPointerDown={down}
        onPointerMove={follow}
        onPointerUp={up}
        onPointerCancel={() => {
          scrub.current = undefined
        }}
      />
    </span>
  )
}
