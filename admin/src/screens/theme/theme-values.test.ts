import { PlatformSettings } from '@ashlar/sdk'
import Type from 'typebox'
import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { weightNames } from '../../blocks/settings/weight-names.ts'
import { settingsOf, themeOf } from './stored-theme.ts'
import { changesOf, colours, contrastOf, pale } from './theme-values.ts'

const all = Value.Create(Type.Object(PlatformSettings.properties))
const stored = {
  values: { ...all, navigation: { ...all.navigation, logo: '/media/1/mark.svg' } },
  secrets: new Set<string>(),
}
const given = themeOf(stored)

describe('the theme', () => {
  it('has nine colours on which text can be read, and nine weights (THEME-001, THEME-005, OPEN-140)', () => {
    expect(colours.map(({ key }) => key)).toHaveLength(9)
    expect(pale(given)).toEqual([])
    expect(Object.keys(weightNames)).toEqual(['100', '200', '300', '400', '500', '600', '700', '800', '900'])
  })

  it('names a colour on which it cannot', () => {
    const change = { ...given, theme_color_dark: '#777777', theme_color_primary: '#888888' }
    expect(pale(change)).toContain('Primary')
    expect(contrastOf(given, 'theme_color_dark')).toBeGreaterThan(7)
  })

  it('says what was changed', () => {
    expect(changesOf(given, { ...given, theme_color_secondary: '#a4552b', theme_radius: 8 })).toEqual([
      { name: 'Secondary', from: '#1F3A47', to: '#a4552b' },
      { name: 'Corners', from: '4', to: '8' },
    ])
  })

  it('names changed text styles, without their values', () => {
    const style = { id: 'h1', title: '', look: { desktop: { fontSize: 60 } } }
    expect(changesOf(given, { ...given, theme_text_styles: [style] })).toEqual([{ name: 'Text styles' }])
    expect(changesOf(given, { ...given, theme_text_styles: [] })).toEqual([])
  })

  it('takes the logo out of the navigation, and puts it back without touching the rest', () => {
    expect(given.logo).toBe('/media/1/mark.svg')
    expect(settingsOf({ theme_radius: 8 }, stored)).toEqual({ theme_radius: 8 })
    const { navigation } = stored.values
    expect(settingsOf({ logo: 'Ropewalk' }, stored)).toEqual({ navigation: { ...navigation, logo: 'Ropewalk' } })
  })
})
