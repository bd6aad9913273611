import Type from 'typebox'
import Value from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { PlatformSettings } from '../../platform/settings.ts'
import { contrast } from '../colour.ts'
import { paletteVariables } from './palette.ts'
import { ownTextStyles } from './text-styles.ts'
import { themeCss } from './theme-css.ts'

const settings = (change: Partial<PlatformSettings> = {}): PlatformSettings => ({
  ...Value.Create(Type.Object(PlatformSettings.properties)),
  ...change,
})

describe('theme variables', () => {
  test('text on each of the nine default colours reaches 4.5:1 (OPEN-140)', () => {
    const variables = paletteVariables(settings())
    for (const name of ['primary', 'secondary', 'tertiary', 'success', 'warning', 'danger', 'dark', 'light', 'info']) {
      const ink = variables[`--on-${name}`] === '#fff' ? '#ffffff' : (variables[`--on-${name}`] ?? '')
      expect(contrast(variables[`--theme-${name}`] ?? '', ink), name).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('accents are the first that can be read on their grounds', () => {
    const pale = paletteVariables(settings({ theme_color_primary: '#ffee88' }))
    expect(pale['--accent-on-light']).toBe('#1F3A47')
    expect(paletteVariables(settings())['--accent-on-light']).toBe('#0B6A72')
    // Gold on the dark bands, although it could not be read on the red one.
    const red = paletteVariables(
      settings({ theme_color_primary: '#B42A1C', theme_color_secondary: '#12303B', theme_color_tertiary: '#D9A441' }),
    )
    expect([red['--accent-on-dark'], red['--accent-on-primary']]).toEqual(['#D9A441', red['--theme-light']])
  })

  test('words in a theme colour reach 4.5:1 on every dark ground, and keep the colour where it does already', () => {
    const theme = settings({
      theme_color_primary: '#B42A1C',
      theme_color_dark: '#0B2029',
      theme_color_tertiary: '#D9A441',
    })
    const inks = (ground: string) =>
      Object.fromEntries(
        [...(new RegExp(`\\[data-bg=${ground}\\]\\{(--ink-[^}]*)\\}`).exec(themeCss(theme))?.[1] ?? '').split(';')].map(
          (each) => each.replace('--ink-', '').split(':') as [string, string],
        ),
      )
    for (const ground of ['dark', 'primary', 'secondary'] as const) {
      const list = Object.entries(inks(ground))
      expect(list).toHaveLength(9)
      for (const [name, ink] of list) {
        const shown = ink === 'var(--fg)' ? '#ffffff' : ink
        expect(contrast(shown, theme[`theme_color_${ground}`]), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(inks('dark')['tertiary']).toBe('#D9A441'.toLowerCase())
    expect(inks('dark')['primary']).not.toBe('#b42a1c')
  })

  test('panels on a ground in full strength lie away from its text, which may just be readable on the ground (issue 22)', () => {
    const rules = [...themeCss(settings()).matchAll(/([^{}]*)\{([^{}]*--surface:[^{}]*)\}/g)]
    for (const ground of ['primary', 'secondary', 'tertiary', 'success', 'warning', 'danger', 'info']) {
      const last = rules.findLast(([, selector = '']) => selector.includes(`[data-bg=${ground}]`))?.[2]
      for (const name of ['tint', 'surface'])
        expect(last, ground).toMatch(
          new RegExp(`--${name}:color-mix\\(in oklab,oklab\\(from var\\(--fg\\) calc\\(1 - l\\)`),
        )
    }
  })

  test('measures count in the width of the font, not in `ch`, which changes when it arrives', () => {
    const css = themeCss(settings({ theme_font_body: 'Roboto Serif' }))
    expect(css).toContain('--ch:0.56em')
    expect(css).not.toMatch(/[\d.]ch\b/)
  })

  test('fonts bring their tracking; a display face is not set in running text', () => {
    const marker = themeCss(settings({ theme_font_heading: 'Permanent Marker', theme_font_body: 'Permanent Marker' }))
    expect(marker).toContain('--font-heading:"Permanent Marker", "Permanent Marker fallback", cursive')
    expect(marker).toContain('--font-body:"Open Sans", "Open Sans fallback", system-ui, sans-serif')
    expect(marker).toContain('--heading-weight:400')
    expect(themeCss(settings())).toContain('--heading-tracking:-.022em')
  })

  test('on paper every ground is white and its words are dark, after all that colours them on a screen', () => {
    const css = themeCss(settings())
    const paper = css.indexOf('@media print{:root,[data-bg]{--bg:#fff;--fg:#000')
    expect(paper).toBeGreaterThan(css.lastIndexOf('[data-bg=info]'))
  })

  test('text styles that are changed are the look of their elements, of the scale, and of whoever chooses them', () => {
    const look = { desktop: { fontSize: 60, fontWeight: 300 }, mobile: { fontSize: 36 } }
    const css = themeCss(settings({ theme_text_styles: [{ id: 'h1', title: '', look }] }))
    expect(css).toContain(':root{--type-h1-font-size:60px;--type-h1-font-weight:300;--fs-h1:60px}h1{font-size:60px')
    expect(css).toContain('@media (max-width: 767.98px){:root{--type-h1-font-size:36px')
    expect(css).toContain('@layer blocks{[data-look=h1][data-look=h1][data-look=h1]{font-size:60px')
    expect(themeCss(settings())).not.toContain('--type-')
  })

  test("a website's own text style is variables and its name, which can't leave its string", () => {
    const title = 'Say "hi"}</style>&=\\'
    const css = themeCss(
      settings({ theme_text_styles: [{ id: 'own-1', title, look: { desktop: { color: 'info' } } }] }),
    )
    expect(css).toContain(':root{--type-own-1-color:var(--ink-info)}')
    const names = /--type-styles:("[^"]*")/.exec(css)?.[1] ?? ''
    expect(names).not.toMatch(/[<>{}\\]/)
    expect(ownTextStyles({ getPropertyValue: () => names })).toEqual({ 'own-1': title })
    expect(ownTextStyles({ getPropertyValue: () => '' })).toEqual({})
  })

  test('radii are the settings, in the layers reset and theme', () => {
    const css = themeCss(settings({ theme_radius: 28 }))
    expect(css).toContain('--radius:28px;--radius-button:4px')
    expect(css.match(/@layer \w+/g)).toEqual(['@layer reset', '@layer theme'])
  })
})
