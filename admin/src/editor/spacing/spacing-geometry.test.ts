import { expect, test } from 'vitest'
import { overlaps } from '../canvas/ink.ts'
import { type Layer, type Side, sides } from './sides.ts'
import { bandOf, gripPlace, type SpacedBox } from './spacing-geometry.ts'

const each = (value: number) => ({ top: value, right: value, bottom: value, left: value })
const box: SpacedBox = {
  width: 400,
  height: 300,
  scale: 0.5,
  spacing: { margin: each(40), padding: each(80), border: each(4), auto: [], rootSize: 16, basis: 800 },
}
const seen = { left: -100, top: -100, width: 800, height: 800 }
const size = { length: 28, thickness: 10 }
const place = (layer: Layer, side: Side, taken = [] as Parameters<typeof gripPlace>[5], view = seen, of = box) =>
  gripPlace(of, layer, side, size, view, taken)

test('bands lie inside the border and outside the block, as large as the zoom makes them', () => {
  expect(bandOf(box, 'padding', 'top')).toEqual({ left: 2, top: 2, width: 396, height: 40 })
  expect(bandOf(box, 'padding', 'right')).toEqual({ left: 358, top: 2, width: 40, height: 296 })
  expect(bandOf(box, 'margin', 'left')).toEqual({ left: -20, top: 0, width: 20, height: 300 })
  expect(bandOf(box, 'margin', 'bottom')).toEqual({ left: 0, top: 300, width: 400, height: 20 })
  const drawn = { ...box, spacing: { ...box.spacing, margin: each(-30) } }
  expect(bandOf(drawn, 'margin', 'top').height).toBe(0)
})

test('grips of padding stand in the block and of margins outside, without one over another', () => {
  const all = (['padding', 'margin'] as const).flatMap((layer) => sides.map((side) => place(layer, side)))
  for (const [at, one] of all.entries()) {
    if (!one) throw new Error('A side has no grip.')
    const isInside = one.left >= 0 && one.top >= 0 && one.left + one.width <= 400 && one.top + one.height <= 300
    expect(isInside).toBe(at < 4)
    for (const other of all.slice(at + 1)) expect(other && overlaps(one, other)).toBe(false)
  }
})

test('a grip steps aside for what is there; where there is no other place it waits to be asked for', () => {
  const middle = { left: 180, top: 0, width: 40, height: 60 }
  const aside = place('padding', 'top', [middle])
  expect(aside && overlaps(aside, middle)).toBe(false)
  expect(aside?.isCrowded).toBe(false)
  expect(place('padding', 'top', [{ left: 0, top: 0, width: 400, height: 60 }])?.isCrowded).toBe(true)
})

test('of a block that is seen in part a grip stands where it is seen, and none where there is no room', () => {
  const view = { left: 0, top: 200, width: 400, height: 60 }
  const side = place('padding', 'left', [], view)
  expect(side?.top).toBeGreaterThanOrEqual(200)
  expect(side && side.top + side.height).toBeLessThanOrEqual(260)
  expect(place('padding', 'top', [], view)).toBeUndefined()
  expect(place('padding', 'top', [], seen, { ...box, height: 24 })).toBeUndefined()
  expect(place('margin', 'top', [], seen, { ...box, width: 20 })).toBeUndefined()
})
