import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Content } from './node.ts'
import { applyPatch, diffContent, invertPatch, isEmptyPatch, mergePatches } from './patch.ts'

const nodes = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.record({
    type: fc.constantFrom('x', 'y'),
    version: fc.constant(1),
    props: fc.dictionary(fc.constantFrom('p', 'q'), fc.jsonValue()),
    parent: fc.constant(null),
    children: fc.constant<string[]>([]),
  }),
  { noNullPrototype: true },
)
const content: fc.Arbitrary<Content> = fc.record({ rootNodeId: fc.constantFrom('a', 'b'), nodes })

test('a difference, applied, is the other document, and its inverse leads back', () => {
  fc.assert(
    fc.property(content, content, (a, b) => {
      const patch = diffContent(a, b)
      expect(applyPatch(a, patch)).toEqual(b)
      expect(applyPatch(b, invertPatch(a, patch))).toEqual(a)
      expect(isEmptyPatch(diffContent(a, structuredClone(a)))).toBe(true)
    }),
  )
})

test('two changes merged do what both did', () => {
  fc.assert(
    fc.property(content, content, content, (a, b, c) => {
      const first = diffContent(a, b)
      const then = diffContent(b, c)
      expect(applyPatch(a, mergePatches(first, then))).toEqual(c)
    }),
  )
})
