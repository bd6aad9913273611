import { expect, it } from 'vitest'
import { allowedBy } from './colour-field.tsx'
import { contrast, isHex, paint, textContrast } from './colour-value.ts'
import { paintsIn } from './theme-colours.ts'

it('contrast is that of WCAG, in short and long notation', () => {
  expect(contrast('#000', '#FFFFFF')).toBe(21)
  expect(contrast('#0B6A72', '#FFFFFF')).toBeCloseTo(6.31, 1)
  expect(contrast('transparent', '#fff')).toBeUndefined()
})

it('text on a colour may be white or dark (OPEN-140)', () => {
  expect(textContrast('#E0B252')).toBeGreaterThan(4.5)
  expect(textContrast('#808080')).toBeLessThan(4.6)
})

it.each([
  ['#fff', true],
  ['#0B6A72CC', true],
  ['#12345', false],
  ['primary', false],
])('%s is a hex value: %s', (value, is) => expect(isHex(value)).toBe(is))

it('offers what the schema lets through', () => {
  expect(allowedBy('^#[0-9A-Fa-f]{6}$')).toEqual({ theme: false, alpha: false, transparent: false, none: false })
  expect(allowedBy(undefined)).toEqual({ theme: true, alpha: true, transparent: true, none: true })
})

it("theme colours look as the site's style sheet says", () => {
  const theme = paintsIn('@layer theme{:root{--theme-primary:#B42A1C;--on-primary:#fff;--theme-dark: #0B2029}}')
  expect(theme).toEqual({ primary: '#B42A1C', dark: '#0B2029' })
  expect(['primary', 'light', '', '#123456'].map((value) => paint(value, theme))).toEqual([
    '#B42A1C',
    'transparent',
    'transparent',
    '#123456',
  ])
})
