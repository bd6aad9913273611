import { expect, it } from 'vitest'
import { markedParts } from './marked.tsx'

const marked = (text: string, words: string) =>
  markedParts(text, words)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

it('marks beginnings of words, whatever their case', () => {
  expect(marked('Ruth Hargreaves', 'har')).toBe('Ruth [Har]greaves')
  expect(marked('Harbour Bakery', 'bak har')).toBe('[Har]bour [Bak]ery')
  expect(marked('Sahara', 'har')).toBe('Sahara')
})

it('takes what was typed as it is', () => {
  expect(marked('1.5 l (tall)', '(tall 1.5')).toBe('[1.5] l [(tall])')
  expect(marked('nothing typed', '  ')).toBe('nothing typed')
  expect(marked('Brass bell BELL-07', 'bell-07')).toBe('Brass bell [BELL-07]')
  for (const sign of '-/\\^$.*+?()[]{}|&') expect(marked(`a${sign}b`, `a${sign}b`)).toBe(`[a${sign}b]`)
})
