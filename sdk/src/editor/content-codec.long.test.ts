import fc from 'fast-check'
import { test } from 'vitest'
import { arrivals } from '../content/testing/decode-corpus.ts'
import { decodeContent } from './content-codec.ts'

test('Z2, long: a million arrivals never throw', () => {
  fc.assert(
    fc.property(arrivals, (text) => {
      decodeContent(text)
    }),
    { numRuns: 1_000_000 },
  )
})
