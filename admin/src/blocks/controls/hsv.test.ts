import { expect, test } from 'vitest'
import { hexOf, hsvOf } from './hsv.ts'

test('a hex value and its hue, saturation and brightness lead to each other', () => {
  for (const value of [
    '#000000',
    '#ffffff',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#1f3a47',
    '#b42a1f',
    '#8a8a8a',
    '#fe00ff',
  ]) {
    expect(hexOf(hsvOf(value) ?? { hue: 0, saturation: 0, brightness: 0 })).toBe(value)
  }
})

test('short and translucent spellings have the colour of their digits, other words none', () => {
  expect(hsvOf('#F00')).toEqual({ hue: 0, saturation: 1, brightness: 1 })
  expect(hsvOf('#00f8')).toEqual(hsvOf('#0000ff'))
  expect(hsvOf('#00FF0080')).toEqual({ hue: 120, saturation: 1, brightness: 1 })
  for (const value of ['', 'primary', '#12', '#12345', 'transparent']) expect(hsvOf(value)).toBeUndefined()
})
