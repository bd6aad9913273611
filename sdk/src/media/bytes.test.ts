import { expect, it } from 'vitest'
import { bytesText } from './bytes.ts'

it.each([
  [0, '0 KB'],
  [12, '1 KB'],
  [485_700, '486 KB'],
  [6_420_000, '6.4 MB'],
  [150_000_000, '150 MB'],
])('%i bytes are %s', (bytes, text) => expect(bytesText(bytes)).toBe(text))
