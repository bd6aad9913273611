import { expect, it } from 'vitest'
import { amount } from './words.ts'

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_073_741_824, '1 GB'],
])('says %i bytes as %s', (bytes, words) => {
  expect(amount('media_bytes', bytes)).toBe(words)
  expect(amount('pages', 1200)).toBe('1,200')
})
