import { describe, expect, it } from 'vitest'
import { keyBetween, keysBetween } from './sort-key.ts'

/** The same numbers on every run, so that a failure can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

const collator = new Intl.Collator('en')
const inOrder = (keys: readonly string[]) =>
  keys.every((key, at) => at === 0 || ((keys[at - 1] ?? '') < key && collator.compare(keys[at - 1] ?? '', key) < 0))

describe('sort keys (issue 19)', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('stay in order through 600 inserts at random places, seed %i', (seed) => {
    const random = randomNumbers(seed)
    const keys: string[] = []
    for (let step = 0; step < 600; step += 1) {
      const at = Math.floor(random() * (keys.length + 1))
      keys.splice(at, 0, keyBetween(keys[at - 1], keys[at]))
    }
    expect(new Set(keys).size).toBe(600)
    expect(inOrder(keys)).toBe(true)
  })

  it('stay in order and short when rows are added at either end', () => {
    const last = keysBetween(undefined, undefined, 3000)
    const first = keysBetween(undefined, last[0], 3000)
    expect(inOrder([...first, ...last])).toBe(true)
    expect(Math.max(...[...first, ...last].map(({ length }) => length))).toBeLessThanOrEqual(4)
  })

  it.each([0, 1])('stay in order when all moves go to the same gap, beside the key %i of it', (side) => {
    let gap: [string, string] = ['n0', 'n1']
    for (let step = 0; step < 200; step += 1) {
      const key = keyBetween(...gap)
      expect(key > gap[0] && key < gap[1]).toBe(true)
      gap = side === 0 ? [gap[0], key] : [key, gap[1]]
    }
    expect(Math.max(gap[0].length, gap[1].length)).toBeLessThan(60)
  })

  it('are made several at once between two others', () => {
    const keys = keysBetween('n0', 'n1', 50)
    expect(keys).toHaveLength(50)
    expect(inOrder(['n0', ...keys, 'n1'])).toBe(true)
    expect(keysBetween('n0', 'n1', 0)).toEqual([])
  })

  it('cross zero and change their length without a gap', () => {
    expect(keyBetween(undefined, 'n0')).toBe('mz')
    expect(keyBetween('mz', 'n0')).toBe('mzi')
    expect(keyBetween('nz', undefined)).toBe('o00')
    expect(keyBetween(undefined, 'm0')).toBe('lzz')
    expect(keyBetween(undefined, 'n0i')).toBe('n0')
    expect(keyBetween('zzzzzzzzzzzzzz', undefined)).toBe('zzzzzzzzzzzzzzi')
    expect(keyBetween(undefined, 'a0000000000000i') < 'a0000000000000i').toBe(true)
  })

  it.each(['', 'n', 'n00', 'o0', 'N0', 'n0-', 'n0i0', 'straße'])('refuse "%s", which is no key', (text) => {
    expect(() => keyBetween(text, undefined)).toThrow(RangeError)
    expect(() => keyBetween(undefined, text)).toThrow(RangeError)
  })

  it('refuse neighbours that are equal or the wrong way round', () => {
    expect(() => keyBetween('n1', 'n1')).toThrow('The sort key "n1" is not smaller than "n1".')
    expect(() => keyBetween('n2', 'n1')).toThrow(RangeError)
  })
})
