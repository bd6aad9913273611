import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type VisitorTexts, visitorLanguages } from '@ashlar/sdk'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
/** Every catalogue of what visitors read, of SDK, site and packages. */
const files = globSync(['{sdk,site}/src/**/visitor-texts.ts', '{blocks,plugins}/*/src/**/visitor-texts.ts'], {
  cwd: root,
  exclude: ['sdk/src/texts/*'],
})

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()

it('what visitors read is there in English, French and German, each text whole', async () => {
  expect(files.length).toBeGreaterThanOrEqual(9)
  for (const file of files) {
    const { words }: { readonly words: VisitorTexts<string> } = await import(join(root, file))
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
