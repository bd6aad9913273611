import { expect, it } from 'vitest'
import { amount } from './words.ts'

it.each([
  [0, '0 kB'],
  [1536, '1.5 kB'],
  [1_073_741_824, '1 GB'],
])('says %i bytes as %s', (bytes, words) => {
  expect(amount('media_bytes', bytes)).toBe(words)
  expect(amount('pages', 1200)).toBe('1,200')
})
