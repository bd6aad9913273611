import { expect, it } from 'vitest'
import { spansInRich, withRichSpans } from './rich-spans.ts'
import { spansIn } from './sought.ts'

const any = { isExact: false, isWhole: false }
const found = (text: string, words: string, how = any) =>
  spansIn(text, { words, ...how }).map(({ start, end }) => text.slice(start, end))
const rich = (html: string, words: string, by: string, how = any) =>
  withRichSpans(html, spansInRich(html, { words, ...how }), by)

it('finds words whatever their case and accents, unless they are to be exact (issue 22)', () => {
  expect(found('Café, CAFE\u0301 and cafe', 'cafe')).toEqual(['Café', 'CAFE\u0301', 'cafe'])
  expect(found('Café, cafe and Cafe', 'Cafe', { ...any, isExact: true })).toEqual(['Cafe'])
  expect(found('İstanbul', 'istanbul')).toEqual(['İstanbul'])
  expect(found('aaaa', 'aa')).toEqual(['aa', 'aa'])
  expect(found('a  b', '  ')).toEqual(['  '])
  expect(found('any', '')).toEqual([])
})

it('finds whole words alone, in every script', () => {
  const whole = { ...any, isWhole: true }
  expect(found('art, Artist, smart art', 'art', whole)).toEqual(['art', 'art'])
  expect(found('мир мира', 'мир', whole)).toEqual(['мир'])
  expect(found('C++ and C', 'C', whole)).toEqual(['C', 'C'])
})

it('keeps the formatting of rich text around and within what is replaced', () => {
  expect(rich('<p>Our <strong>old</strong> shop</p>', 'old', 'new')).toBe('<p>Our <strong>new</strong> shop</p>')
  expect(rich('<p>The <em>ol</em>d <a href="/shop">shop</a></p>', 'old shop', 'new mill')).toBe(
    '<p>The <em>new mill</em></p>',
  )
  expect(rich('<p>a<strong>b</strong>c ab</p>', 'b', 'x')).toBe('<p>a<strong>x</strong>c ax</p>')
  expect(rich('<p>one</p><p>two</p>', 'onetwo', 'x')).toBe('<p>one</p><p>two</p>')
  expect(rich('<p>one<br />two</p>', 'onetwo', 'x')).toBe('<p>one<br />two</p>')
})

it('reads and writes what HTML spells otherwise, and never a tag', () => {
  expect(rich('<p>Salt &amp; bread</p>', 'salt & bread', 'A < B & "C"')).toBe('<p>A &lt; B &amp; "C"</p>')
  expect(rich('<p>strong <strong>words</strong></p>', 'strong', '<b>')).toBe('<p>&lt;b&gt; <strong>words</strong></p>')
  expect(rich('<p>A 😀 face &#128512;.</p>', '😀', '🙂')).toBe('<p>A 🙂 face 🙂.</p>')
  expect(rich('<p><a href="/linen">Linen</a></p>', 'linen', '')).toBe('<p></p>')
})
