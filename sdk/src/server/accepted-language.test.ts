import { expect, it } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

it.each([
  [undefined, undefined],
  ['', undefined],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['pl, en;q=0.4, de-AT;q=0.7', 'de'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['pl', undefined],
  ['fry', undefined],
  ['\u00ff;q=x, de;q=', undefined],
  [`${'x'.repeat(600)}, fr`, undefined],
] as const)('of a browser that accepts %j is spoken %s', (header, language) => {
  expect(acceptedLanguage(header, ['en', 'fr', 'de'])).toBe(language)
})
