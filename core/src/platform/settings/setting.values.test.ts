import { PlatformSettings } from '@ashlar/sdk'
import { describe, expect, it } from 'vitest'
import { settingsOf, unknownKeys, valueProblems } from './setting.values.ts'

describe('settings', () => {
  it('are all defaults for a tenant that has set nothing (THEME-002, THEME-006)', () => {
    expect(settingsOf(PlatformSettings, new Map())).toMatchObject({
      theme_color_primary: '#0B6A72',
      theme_font_heading: 'Barlow',
      header_template: 0,
      navigation: { logo: '', mainItems: [], rightItems: [], roles: [] },
    })
  })

  it('keep what still fits and fall back to the default for what does not', () => {
    const stored = new Map<string, unknown>([
      ['company_name', 'Kiln'],
      ['theme_color_primary', 'red; } body {'],
      ['navigation', { logo: '/media/1/a.svg' }],
    ])
    expect(settingsOf(PlatformSettings, stored)).toMatchObject({
      company_name: 'Kiln',
      theme_color_primary: '#0B6A72',
      navigation: { logo: '/media/1/a.svg', mainItems: [] },
    })
  })

  it('keep text styles sparse: what a device does not set is not stored', () => {
    const styles = [{ id: 'h1', title: '', look: { desktop: { fontSize: 60 }, mobile: { fontSize: 36 } } }]
    expect(settingsOf(PlatformSettings, new Map()).theme_text_styles).toEqual([])
    expect(settingsOf(PlatformSettings, new Map([['theme_text_styles', styles]])).theme_text_styles).toEqual(styles)
    expect(valueProblems(PlatformSettings, { theme_text_styles: styles })).toEqual([])
  })

  it('are refused where they do not fit, naming the place', () => {
    const values = {
      theme_color_dark: 'red',
      theme_radius: '4',
      company_name: 'a\u0000b',
      navigation: { mainItems: [{ title: '', url: '/' }] },
      theme_text_styles: [{ id: 'h1', title: '', look: { desktop: { fontFamily: 'Lato;}' } } }],
      meta_title: 'fine',
    }
    expect(valueProblems(PlatformSettings, values).map(({ path }) => path)).toEqual([
      'theme_color_dark',
      'theme_radius',
      'company_name',
      'navigation/mainItems/0/title',
      'theme_text_styles/0/look/desktop/fontFamily',
    ])
  })

  it('know their names, own ones only', () => {
    expect(unknownKeys(PlatformSettings, { company_name: '', nope: 1, constructor: 1 })).toEqual([
      'nope',
      'constructor',
    ])
  })
})
