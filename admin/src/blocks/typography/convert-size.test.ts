import { expect, test } from 'vitest'
import { sizeIn, spacingIn } from './convert-size.ts'
import type { EffectiveType } from './effective-type.ts'

const shown: EffectiveType = {
  ...{ fontFamily: 'Barlow', fontSize: 36, parentSize: 18, rootSize: 16, frameWidth: 1200 },
  ...{ fontWeight: 400, fontStyle: 'normal', lineHeight: 1.5, letterSpacing: 0.9 },
  ...{ color: [0, 0, 0, 1], ground: undefined, textAlign: 'start', textDecoration: 'none', textTransform: 'none' },
}

test.each([
  ['px', 36],
  ['rem', 2.25],
  ['em', 2],
  ['%', 200],
  ['vw', 3],
])('in %s the size is %d: a text stays as large as it is when its unit changes', (unit, size) => {
  expect(sizeIn(unit, shown)).toBe(size)
})

test('letter spacing counts from the size of its own text', () => {
  expect([spacingIn('px', shown), spacingIn('em', shown)]).toEqual([0.9, 0.025])
})
