import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patternProblem } from '../../form/pattern.ts'
import { matches } from './pattern-engine.ts'

/** Patterns that hold an engine which tries every way up for minutes, with what they are slowest at. */
const slow = [
  ['^(a+)+$', 'a'],
  ['^(a|a)*$', 'a'],
  ['^(a|aa)+$', 'a'],
  ['^([a-zA-Z]+)*$', 'a'],
  ['^(\\d+)*$', '1'],
  ['(.*)*x', 'a'],
  ['^(.*?,){11}P', '1,'],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'],
  ['^(a?){25}a{25}$', 'a'],
  ['^([\\w.-]+)+@', 'a'],
  ['^(\\s+|\\S+)*$', ' '],
  ['^(x+x+)+y', 'x'],
  ['(.*a){20}', 'a'],
  ['^((ab)*)*c', 'ab'],
  ['^(a|b)*a(a|b){100}$', 'abba'],
  ['^(([ab]{0,30}){0,30})*$', 'ab'],
  ['^(\\w{1,50}){1,20}$', 'ab'],
] as const

describe('patterns of forms (T12)', () => {
  it('are held against texts of any length, but for those with very many steps', () => {
    expect(matches('^[\\s\\S]{10,100}$', 'a'.repeat(100))).toBe(true)
    expect(matches('^[\\s\\S]{10,100}$', 'a'.repeat(101))).toBe(false)
    expect(matches('^[a-z ]+$', 'ab '.repeat(3333))).toBe(true)
    expect(matches('^(a|b)*a(a|b){100}$', 'a'.repeat(400))).toBe(true)
    expect(matches('^(a|b)*a(a|b){100}$', 'c'.repeat(400))).toBe(false)
    // What takes too long to find out, and what can't be read, refuses nobody.
    expect(matches('^(a|b)*a(a|b){100}$', 'c'.repeat(10_000))).toBe(true)
    expect(matches('^.{10,1000}$', 'a'.repeat(900))).toBe(true)
    expect(matches('(', 'x')).toBe(true)
  })

  it('500 of them with values of any kind take no longer than 100 ms each and leave the others their turn (Z3)', () => {
    // Of this thread, so that what else the machine does is not counted.
    const taken: (readonly [milliseconds: number, pattern: string])[] = []
    const once = (pattern: string, value: string) => {
      const began = process.threadCpuUsage()
      matches(pattern, value)
      const { user, system } = process.threadCpuUsage(began)
      return (user + system) / 1000
    }
    const inTime = (pattern: string, value: string) => {
      const first = once(pattern, value)
      // What it takes is what it takes at best: compiling and tidying up of the engine below fall into any run.
      const best = first < 40 ? first : Math.min(first, once(pattern, value), once(pattern, value))
      taken.push([best, pattern])
    }
    for (const [pattern, part] of slow) {
      for (const end of ['', '!', '\u{10ffff}', '\n']) {
        inTime(pattern, `${part.repeat(Math.floor(9_990 / part.length))}${end}`)
      }
    }
    const piece = fc.constantFrom(
      'a',
      'b',
      '.',
      '\\d',
      '\\w',
      '[a-z]',
      '[^,]',
      'é',
      '^',
      '$',
      '\\b',
      ' ',
      '(?:',
      ')',
      '|',
    )
    const often = fc.constantFrom('', '*', '+', '?', '{2,9}', '*?', '+?')
    const pattern = fc
      .array(
        fc.tuple(piece, often).map((two) => two.join('')),
        { minLength: 1, maxLength: 30 },
      )
      .map((parts) => `(${parts.join('')})+$`.slice(0, 200))
      .filter((text) => patternProblem(text) === undefined)
    const value = fc.tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.integer({ min: 1, max: 10_000 }))
    fc.assert(
      fc.property(pattern, value, (text, [unit, length]) => {
        inTime(text, unit.padEnd(1, 'a').repeat(length).slice(0, 10_000))
      }),
      { numRuns: 500 - slow.length * 4, seed: 13 },
    )
    const [slowest, ...others] = taken.toSorted(([one], [other]) => other - one)
    expect(slowest?.[0], slowest?.[1]).toBeLessThanOrEqual(100)
    // Nothing else has its turn while one is looked for.
    expect(others[Math.floor(taken.length / 100)]?.[0]).toBeLessThan(50)
    expect(taken).toHaveLength(500)
  })
})
