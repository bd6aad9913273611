import { describe, expect, it } from 'vitest'
import { type Coverage, fontRuns } from './font-runs.ts'

const of =
  (letters: string): Coverage =>
  (codePoint) =>
    letters.includes(String.fromCodePoint(codePoint))
const fonts = [of('abcé?'), of('łb'), of('яb')]

function split(text: string) {
  const missing: string[] = []
  return { runs: fontRuns(text, fonts, (letter) => missing.push(letter)), missing }
}

describe('runs of letters', () => {
  it('takes each letter from the first font that has it, and stays with a font while it has them', () => {
    expect(split('abłb яa').runs).toEqual([
      { text: 'ab', font: 0 },
      { text: 'łb ', font: 1 },
      { text: 'я', font: 2 },
      { text: 'a', font: 0 },
    ])
  })

  it('reports letters that no font has, and prints a question mark', () => {
    expect(split('a陳b🙂')).toEqual({ runs: [{ text: 'a?b?', font: 0 }], missing: ['陳', '🙂'] })
  })

  it('writes all spaces as the two that every font has', () => {
    expect(fontRuns('1\u202F0\u20090\ta', [of('10a\u00A0')], () => undefined)).toEqual([
      { text: '1\u00A00 0    a', font: 0 },
    ])
  })

  it('puts marks and letters together, and leaves out what turns or hides text', () => {
    expect(split('e\u0301\u202E\u200B\uFE0F\u0000a\nb')).toEqual({
      runs: [{ text: 'éa\nb', font: 0 }],
      missing: [],
    })
  })
})
