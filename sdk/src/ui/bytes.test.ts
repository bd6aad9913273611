import { expect, it } from 'vitest'
import { bytesText } from './bytes.ts'

it.each([
  [0, '0 kB'],
  [12, '0 kB'],
  [840, '0.8 kB'],
  [485_700, '474 kB'],
  [6_420_000, '6.1 MB'],
  [15 * 1024 ** 2, '15 MB'],
  [20 * 1024 ** 3, '20 GB'],
  [-2_100, '-2.1 kB'],
])('%i bytes are %s (issue 16)', (bytes, text) => expect(bytesText(bytes)).toBe(text))
