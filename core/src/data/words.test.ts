import { expect, test } from 'vitest'
import { rangeOf, wordsOf } from './words.ts'

test('words are lower-case, without accents, each once', () => {
  expect(wordsOf('Café CAFÉ, naïve — Straße 12a; smørrebrød')).toEqual([
    'cafe',
    'naive',
    'strasse',
    '12a',
    'smorrebrod',
  ])
  expect(wordsOf('Öl-Wechsel\n\tℌ ﬁn')).toEqual(['ol', 'wechsel', 'h', 'fin'])
  expect(wordsOf(' … ')).toEqual([])
})

test('words of other scripts stay words', () => {
  expect(wordsOf('Добро пожаловать 你好')).toEqual(['добро', 'пожаловать', '你好'])
})

test('long words and long texts are bounded', () => {
  expect([...(wordsOf('x'.repeat(5_000))[0] ?? '')]).toHaveLength(60)
  expect(wordsOf(Array.from({ length: 20_000 }, (_, index) => `w${index}`).join(' '))).toHaveLength(10_000)
})

test('a range holds the words that begin so, in byte order', () => {
  const { from, below } = rangeOf('caf')
  const isIn = (word: string) =>
    Buffer.compare(Buffer.from(word), Buffer.from(from)) >= 0 &&
    Buffer.compare(Buffer.from(word), Buffer.from(below)) < 0
  expect(['caf', 'cafe', 'caf你', 'caf\u{1F600}'].every(isIn)).toBe(true)
  expect(['cae', 'cag', 'ca', 'd'].some(isIn)).toBe(false)
})
