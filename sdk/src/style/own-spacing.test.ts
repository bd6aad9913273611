import Type from 'typebox'
import { expect, test } from 'vitest'
import { fillProps } from '../content/defaults.ts'
import { defineBlock } from '../definition/block.ts'
import { commonParts } from '../renderer/styles/common-rules.ts'
import { spacingChange, storedSpacing } from './own-spacing.ts'

const sides = ['top', 'right', 'bottom', 'left'] as const
const propsOf = (layer: string, asBlock: number | null) =>
  Object.fromEntries(sides.map((side) => [side, { prop: `${layer}-${side}`, asBlock }])) as Record<
    (typeof sides)[number],
    { prop: string; asBlock: number | null }
  >
const own = { margin: propsOf('margin', null), padding: propsOf('padding', 10) }

test('issue 22: documented props say what desktop has, where the group says nothing itself', () => {
  const props = { 'padding-top': 30, 'padding-left': 10, padding: { desktop: { left: 4 }, mobile: { top: 5 } } }
  expect(storedSpacing(own, props, 'padding')).toEqual({ desktop: { top: 30, left: 4 }, mobile: { top: 5 } })
  expect(storedSpacing(own, { 'padding-top': 30, padding: { desktop: { unit: 'rem', left: 2 } } }, 'padding')).toEqual({
    desktop: { unit: 'rem', left: 2 },
  })
  expect(storedSpacing(undefined, { margin: 'wide' }, 'margin')).toEqual({})
})

test('issue 22: with its first change the group takes them over, but for a margin that it can not take', () => {
  const props = { 'padding-top': 30, 'margin-top': -8, 'margin-left': 4 }
  expect(spacingChange(own, props, 'padding', { desktop: { top: 30, left: 6 } })).toEqual({
    'padding-top': undefined,
    padding: { desktop: { top: 30, left: 6 } },
  })
  expect(spacingChange(own, props, 'margin', { desktop: { top: -8, left: 12 } })).toEqual({
    'margin-left': undefined,
    margin: { desktop: { left: 12 } },
  })
  expect(spacingChange(own, props, 'margin', { desktop: { top: 8, left: 4 } })).toMatchObject({
    'margin-top': undefined,
  })
  expect(spacingChange(own, props, 'padding', {})).toEqual({ 'padding-top': undefined, padding: undefined })
})

test('issue 22: padding is within the surface, and sides that nobody sets are left to it', () => {
  const look = { type: 'pill', title: 'Pill', icon: 'square', category: 'basic' }
  const side = Type.Number({ default: 10 })
  const pill = defineBlock({
    ...{ ...look, surface: ' > .pill', common: ['spacing'] as const, ownSpacing: own },
    schema: Type.Object(Object.fromEntries(Object.values(own.padding).map(({ prop }) => [prop, side]))),
  })
  const parts = (props: object) =>
    commonParts(pill, fillProps(pill, { ...props }), { source: () => undefined } as never)
  expect(parts({})('desktop')).toEqual({ '': {}, ' > .pill': {} })
  const set = parts({ 'padding-top': 30, padding: { mobile: { left: 4 } }, margin: { desktop: { bottom: 8 } } })
  expect(set('desktop')).toEqual({ '': { 'margin-bottom': '8px' }, ' > .pill': { 'padding-top': '30px' } })
  expect(set('mobile')[' > .pill']).toEqual({ 'padding-top': '30px', 'padding-left': '4px' })
})
