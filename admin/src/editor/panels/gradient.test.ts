import { Gradient as Schema } from '@ashlar/sdk'
import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { firstGradient, gradientCss, gradientOf, withStop } from './gradient.ts'

test('STYLE-012, OPEN-130 a gradient has a type, an angle and stops that its schema takes', () => {
  expect(Check(Schema, firstGradient)).toBe(true)
  expect(Check(Schema, withStop(firstGradient))).toBe(true)
  expect(gradientOf(firstGradient)).toEqual(firstGradient)
  expect(gradientOf(null)).toBeNull()
  expect(gradientOf({ stops: [{ position: 5 }, 7] })).toEqual({
    type: 'linear',
    angle: 180,
    stops: [{ color: 'primary', position: 5 }],
  })
})

test('a new stop stands in the widest gap', () => {
  const three = withStop(firstGradient)
  expect(three.stops.map(({ position }) => position)).toEqual([0, 50, 100])
  const uneven = { ...firstGradient, stops: [...firstGradient.stops, { color: 'dark', position: 20 }] }
  expect(withStop(uneven).stops.map(({ position }) => position)).toEqual([0, 20, 60, 100])
})

test('it reads as CSS', () => {
  const paint = (colour: string) => `<${colour}>`
  expect(gradientCss(firstGradient, paint)).toBe('linear-gradient(180deg, <primary> 0%, <secondary> 100%)')
  expect(gradientCss({ ...firstGradient, type: 'radial' }, paint)).toMatch(/^radial-gradient\(/)
})
