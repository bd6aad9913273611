import { fonts, PlatformSettings } from '@ashlar/sdk'
import Type from 'typebox'
import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { familyNames, fontBytes, weightIn } from './font-files.ts'
import { familySheet, fontFaces, headingFont, otherFaces } from './fonts.ts'

const settings = (change: Partial<PlatformSettings> = {}): PlatformSettings => ({
  ...Value.Create(Type.Object(PlatformSettings.properties)),
  ...change,
})
const addresses = (css: string) => [...css.matchAll(/url\((\/_ashlar\/fonts\/([^/]+)\/([^)]+))\)/g)]

describe('self-hosted fonts', () => {
  it('are the eleven of the specification and Inter, each file there (THEME-006)', () => {
    expect(familyNames).toEqual([...fonts, 'Inter'])
    for (const name of familyNames) {
      const sheet = familySheet(`${name.toLowerCase().replaceAll(' ', '-')}.css`) ?? ''
      const files = addresses(sheet)
      expect(files.length, name).toBeGreaterThan(0)
      for (const [, , version = '', file = ''] of files)
        expect(fontBytes(version, file)?.length, file).toBeGreaterThan(5_000)
      // One as wide for each weight that words are set in.
      for (const weight of [400, 500, 600, 700])
        expect(sheet).toContain(`font-family:"${name} fallback";font-weight:${weight}`)
      expect(sheet.match(/font-display:swap/g)?.length).toBe(files.length)
    }
  })

  it('are declared for text styles and texts that name others, in the weights that the theme has not', () => {
    const look = { desktop: { fontFamily: 'Lato', fontWeight: 900 } } as const
    const styled = settings({ theme_text_styles: [{ id: 'lead', title: '', look }] })
    expect(fontFaces(styled)).toContain('font-family:"Lato";font-weight:900')
    const theme = settings()
    expect(otherFaces(new Map([['Barlow', [400, 700]]]), theme)).toBe('')
    const faces = otherFaces(new Map([['Barlow', [200, 700]]]), theme)
    expect(faces).toContain('font-family:"Barlow";font-weight:200')
    expect(faces).not.toContain('font-weight:700')
  })

  it('are declared for the two families of the theme alone, in the nearest weights there are (THEME-005)', () => {
    const css = fontFaces(settings({ theme_font_heading: 'Lato', theme_font_body: 'Rubik', theme_heading_weight: 800 }))
    const families = new Set([...css.matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name))
    expect([...families].sort()).toEqual(['Lato', 'Lato fallback', 'Rubik', 'Rubik fallback'])
    expect(weightIn('Lato', 800)).toBe(900)
    expect(headingFont(settings({ theme_font_heading: 'Lato', theme_heading_weight: 800 }))).toMatch(
      /^\/_ashlar\/fonts\/[0-9.]+\/lato-latin-900-normal\.woff2$/,
    )
    expect(css).toContain('lato-latin-900-normal')
  })

  it('are no way to other files', () => {
    for (const file of ['../package.json', 'lato-latin-400-normal.woff', 'evil-latin-400-normal.woff2', 'lato.css']) {
      expect(fontBytes('5.3.0', file), file).toBeUndefined()
    }
    expect(fontBytes('0.0.1', 'lato-latin-400-normal.woff2')).toBeUndefined()
  })
})
