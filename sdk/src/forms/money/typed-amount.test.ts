import { expect, it } from 'vitest'
import { typedAmount } from './typed-amount.ts'

it.each([
  ['19.99', 'CAD', 'en-CA', 1999],
  ['19,99', 'CAD', 'en-CA', 1999],
  ['1,508.23', 'CAD', 'en-CA', 150_823],
  ['1,508', 'CAD', 'en-CA', 150_800],
  ['$1,508.2', 'CAD', 'en-CA', 150_820],
  ['CA$5', 'CAD', 'en-US', 500],
  ['5 CAD', 'CAD', 'en-CA', 500],
  ['.5', 'CAD', 'en-CA', 50],
  ['-3', 'CAD', 'en-CA', -300],
  ['\u22123.10', 'CAD', 'en-CA', -310],
  ['1.508,23 €', 'EUR', 'de-DE', 150_823],
  ['1.508', 'EUR', 'de-DE', 150_800],
  ['12.5', 'EUR', 'de-DE', 1250],
  ['1\u202f508,23', 'EUR', 'fr-FR', 150_823],
  ['1’508.23', 'CHF', 'de-CH', 150_823],
  ['1,234', 'JPY', 'ja-JP', 1234],
  ['1.234', 'KWD', 'en-US', 1234],
  ['1,234', 'KWD', 'de-DE', 1234],
  ['1,234,567', 'CAD', 'en-CA', 123_456_700],
])('takes %j in %s (%s) for %i', (text, currency, language, amount) => {
  expect(typedAmount(text, currency, language)).toBe(amount)
})

it.each([
  ['19.999', 'USD', 'en-US'],
  ['1.5', 'JPY', 'ja-JP'],
  ['ten', 'CAD', 'en-CA'],
  ['1O', 'CAD', 'en-CA'],
  ['1.2.3,4,5', 'CAD', 'en-CA'],
  ['--5', 'CAD', 'en-CA'],
  ['', 'CAD', 'en-CA'],
  ['9'.repeat(400), 'CAD', 'en-CA'],
])('refuses %j in %s (%s)', (text, currency, language) => {
  expect(typedAmount(text, currency, language)).toBeUndefined()
})
