import fc from 'fast-check'
import { test } from 'vitest'
import { decodeContent } from './content-codec.ts'
import { arrivals } from '../content/testing/decode-corpus.ts'

test('Z2, long: a million arrivals never throw', () => {
  fc.assert(
    fc.property(arrivals, (text) => {
      decodeContent(text)
    }),
    { numRuns: 1_000_000 },
  )
})
