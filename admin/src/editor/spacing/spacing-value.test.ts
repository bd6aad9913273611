import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedTo } from './sides.ts'
import { inUnit, nextStep, pixelsOf, snapped, spacingUnits, typedSpacing, withSides } from './spacing-value.ts'

const sizes = { rootSize: 16, basis: 800 }

test('what is dragged snaps to the steps of the theme, each of which is reached by keys (issue 22)', () => {
  expect([0, 1, 3, 21, 37, 250, 300, -21].map(snapped)).toEqual([0, 0, 4, 20, 40, 256, 320, -20])
  expect([nextStep(24, 1), nextStep(24, -1), nextStep(30, 1), nextStep(4, -1), nextStep(0, -1)]).toEqual([
    32, 20, 32, 0, -4,
  ])
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (pixels) => {
      expect(snapped(snapped(pixels))).toBe(snapped(pixels))
      expect(nextStep(pixels, 1)).toBeGreaterThan(pixels)
      expect(nextStep(pixels, -1)).toBeLessThan(pixels)
    }),
  )
})

test('a side is typed with a unit or without, and what can’t be is told apart from what is too much', () => {
  const padding = (text: string) => typedSpacing(text, 'padding', 'top', 'px')
  expect(padding('24')).toEqual({ kind: 'value', value: 24, unit: 'px' })
  expect(padding(' 2,5 REM ')).toEqual({ kind: 'value', value: 2.5, unit: 'rem' })
  expect(typedSpacing('3', 'padding', 'top', 'rem')).toEqual({ kind: 'value', value: 3, unit: 'rem' })
  expect(padding('-1')).toEqual({ kind: 'limited', value: 0, unit: 'px', limit: 'least' })
  expect(padding('9999')).toEqual({ kind: 'limited', value: 2000, unit: 'px', limit: 'most' })
  for (const text of ['auto', '', 'abc', '2r', '1e9', '5em', '--3'])
    expect(padding(text)).toEqual({ kind: 'unreadable' })
  for (const text of ['auto', '', 'AUTO'])
    expect(typedSpacing(text, 'margin', 'left', 'px')).toEqual({ kind: 'value', value: null, unit: 'px' })
  expect(typedSpacing('-30', 'margin', 'left', 'px')).toEqual({ kind: 'value', value: -30, unit: 'px' })
  expect(typedSpacing('-30', 'margin', 'top', 'px')).toMatchObject({ kind: 'limited', value: 0 })
})

test('sides share a unit: where one brings another, the others stay as wide as they are', () => {
  const values = { top: 48, right: 0, bottom: 24, left: null, unit: 'px' }
  expect(withSides(values, { top: 10 }, 'px', sizes)).toEqual({ top: 10 })
  expect(withSides(values, { top: 2 }, 'rem', sizes)).toEqual({ top: 2, right: 0, bottom: 1.5, unit: 'rem' })
  expect(withSides(values, {}, '%', sizes)).toEqual({ top: 6, right: 0, bottom: 3, unit: '%' })
  expect(withSides({ top: 2, left: 0, unit: 'rem' }, {}, 'px', sizes)).toEqual({ top: 32, left: 0, unit: 'px' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.constantFrom(...spacingUnits), (pixels, unit) => {
      const back = inUnit(pixels, unit, sizes) * pixelsOf(unit, sizes)
      expect(Math.abs(back - pixels)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('an edit goes to one side, both, or all', () => {
  expect(linkedTo('left', 'one')).toEqual(['left'])
  expect(linkedTo('left', 'opposite')).toEqual(['left', 'right'])
  expect(linkedTo('left', 'all')).toEqual(['left', 'top', 'right', 'bottom'])
})
