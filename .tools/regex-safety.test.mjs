import { describe, expect, it } from 'vitest'
import { expressionsOf } from './expressions.mjs'
import { weaknessesOf, weaknessOf } from './regex-check.mjs'

const sourcesIn = (text) => expressionsOf('a.ts', text).map(({ source, flags, line }) => `${line} /${source}/${flags}`)

describe('the regular expressions of a module (T9)', () => {
  it('are its literals, wherever they stand', () => {
    const text = "const a = /x+/gi\nfunction b(c: string) {\n  return c.replace(/\\/$/, '')\n}"
    expect(sourcesIn(text)).toEqual(['1 /x+/gi', '3 /\\/$/'])
  })

  it('are texts that become expressions, also when they are put together from constants', () => {
    const text = [
      "const label = '[a-z]+'",
      'const name = `${label}(\\\\.${label})*`',
      "export const one = new RegExp(`^${name}$`, 'i')",
      "export const two = RegExp('^' + label)",
      'export const three = Type.String({ maxLength: 5, pattern: `^${label}$` })',
      "export const four = Type.String({ pattern: '^a*$' })",
    ]
    expect(sourcesIn(text.join('\n'))).toEqual([
      '3 /^[a-z]+(\\.[a-z]+)*$/i',
      '4 /^[a-z]+/',
      '5 /^[a-z]+$/u',
      '6 /^a*$/u',
    ])
  })

  it('are not what is known at run time alone', () => {
    expect(sourcesIn('const make = (a: string) => new RegExp(`^${a}$`)\nconst pattern = 5 / 2')).toEqual([])
  })
})

describe('a regular expression (T9)', () => {
  it.each([
    ['(a+)+$', '', /exponential/],
    ['^\\s*(<!--[\\s\\S]*?-->\\s*)*<svg', '', /time/],
    ['url\\s*\\(\\s*[\'"]?\\s*x', 'i', /polynomial/],
    ['\\/+$', '', /polynomial/],
  ])('/%s/%s that goes back and forth is found', (source, flags, weakness) => {
    expect(weaknessOf({ source, flags })).toMatch(weakness)
  })

  it.each([
    ['^[a-z0-9-]+$', ''],
    ['<[^<>]*>', 'g'],
    ['(?<!\\/)\\/+$', ''],
    ['^a{1,5}b$', 'u'],
  ])('/%s/%s that gives each character one way is let through', (source, flags) => {
    expect(weaknessOf({ source, flags })).toBe('')
  })

  it('is judged among others, in their order', async () => {
    const expressions = ['a', '(b+)+$', 'c+'].map((source) => ({ source, flags: '' }))
    expect(await weaknessesOf(expressions)).toEqual(['', expect.stringContaining('exponential'), ''])
  })
})
