import { type VisitorTexts, visitorLanguages } from '@ashlar/sdk'
import { expect, it } from 'vitest'

/** Every catalogue of what visitors read, of SDK, site and packages. */
const files = import.meta.glob<{ readonly words: VisitorTexts<string> }>(
  [
    '../../../{sdk,site}/src/**/visitor-texts.ts',
    '../../../{blocks,plugins}/*/src/**/visitor-texts.ts',
    '!../../../sdk/src/texts/*',
  ],
  { eager: true },
)

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()

it('what visitors read is there in English, French and German, each text whole', () => {
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(7)
  for (const [file, { words }] of Object.entries(files)) {
    const { en } = words.catalogues
    for (const language of visitorLanguages) {
      const texts = words.catalogues[language]
      expect(Object.keys(texts), `${file}: names in ${language}`).toEqual(Object.keys(en))
      for (const [name, text] of Object.entries(texts)) {
        expect(text.trim(), `${file}: ${name} in ${language}`).not.toBe('')
        expect(new Set(places(text)), `${file}: places of ${name} in ${language}`).toEqual(
          new Set(places(en[name] ?? '')),
        )
      }
    }
  }
})
