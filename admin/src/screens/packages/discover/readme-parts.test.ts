import { expect, test } from 'vitest'
import { readmeParts } from './readme-parts.ts'

test('a readme becomes headings, paragraphs, lists and code', () => {
  const text =
    '# Quote\n\nWords of **others**,\nwith `their` [name](https://a.test/x).\n\n- one\n- two\n\n```ts\nconst a = 1\n\n# no\n```\nend'
  expect(readmeParts(text)).toEqual([
    { kind: 'heading', text: 'Quote' },
    { kind: 'text', text: 'Words of others, with their name.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'code', text: 'const a = 1\n\n# no' },
    { kind: 'text', text: 'end' },
  ])
})

test('HTML stays text, pictures become their words, and open code ends with the text', () => {
  expect(readmeParts('<img src=x onerror=alert(1)>\n\n![A shot](https://a.test/s.png)\n\n```\nopen')).toEqual([
    { kind: 'text', text: '<img src=x onerror=alert(1)>' },
    { kind: 'text', text: 'A shot' },
    { kind: 'code', text: 'open' },
  ])
})
