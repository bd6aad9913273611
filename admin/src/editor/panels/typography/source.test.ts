import { expect, test } from 'vitest'
import { sourceBelow, sourceOf } from './source.ts'
import { state } from './text-state.fixture.ts'

const typography = (looks: object) => state({ textTypography: looks })

test('a value is said to come from the device itself, a wider one, the text style, the block or the theme', () => {
  expect(sourceOf(typography({ mobile: { fontWeight: '700' } }), 'mobile', 'fontWeight')).toBe('this device')
  expect(sourceOf(typography({ tablet: { fontWeight: '700' } }), 'mobile', 'fontWeight')).toBe('tablet')
  expect(sourceOf(typography({ desktop: { fontWeight: '700' } }), 'mobile', 'fontWeight')).toBe('desktop')
  expect(sourceOf(typography({ desktop: { textStyle: 'lead' } }), 'desktop', 'fontWeight')).toBe('text style')
  expect(sourceOf(typography({}), 'desktop', 'fontWeight')).toBe('theme')
  // The documented prop is the desktop's own value.
  expect(sourceOf(state({ fontSize: 2 }), 'desktop', 'fontSize')).toBe('this device')
  expect(sourceOf(state({ fontSize: 2 }), 'tablet', 'fontSize')).toBe('desktop')
})

test('without the value of its own a device follows the next wider one that has one', () => {
  const both = typography({ desktop: { lineHeight: 1.2 }, tablet: { lineHeight: 1.4 }, mobile: { lineHeight: 1.6 } })
  expect(sourceBelow(both, 'mobile', 'lineHeight')).toBe('tablet')
  expect(sourceBelow(both, 'tablet', 'lineHeight')).toBe('desktop')
  expect(sourceBelow(both, 'desktop', 'lineHeight')).toBe('theme')
  // A text style does not come from itself.
  expect(sourceBelow(typography({ desktop: { textStyle: 'lead' } }), 'desktop', 'textStyle')).toBe('theme')
})

test('a value that another setting of the block decides comes from the block', () => {
  const button = (props: Record<string, unknown>) => state({ ground: '', ...props })
  expect(sourceOf(button({}), 'desktop', 'color')).toBe('theme')
  expect(sourceOf(button({ ground: 'primary' }), 'desktop', 'color')).toBe('block')
  expect(sourceOf(button({ ground: 'primary', ink: 'dark' }), 'desktop', 'color')).toBe('this device')
  expect(sourceBelow(button({ ground: 'primary', ink: 'dark' }), 'desktop', 'color')).toBe('block')
})
