import { expect, it } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['pl, en;q=0.4, de-AT;q=0.7', 'de'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['pl', 'en'],
  ['\u00ff;q=x, de;q=', 'en'],
  [`${'x'.repeat(600)}, fr`, 'en'],
] as const)('of a browser that accepts %j the admin speaks %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
