import { expect, it } from 'vitest'
import { mailLayout } from './mail-layout.ts'

it('makes paragraphs and links of plain text, and markup of none of it', () => {
  const html = mailLayout('Hello <b>Ada</b>,\nwelcome.\n\nhttps://example.com/join?a=1&b="2"', {
    name: 'Stone & Sons',
    colour: '#112233',
  })
  expect(html).toContain('Stone &amp; Sons')
  expect(html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;,<br>welcome.')
  expect(html).toContain('href="https://example.com/join?a=1&amp;b=&quot;2&quot;"')
  const below = mailLayout('Choose a password here:\nhttps://example.com/join\nIt works once.', {
    name: 'Stone',
    colour: '#112233',
  })
  expect(below).toContain('<p style="margin:16px 0">Choose a password here:</p>')
  expect(below).toContain('<a href="https://example.com/join"')
  expect(below).toContain('<p style="margin:16px 0">It works once.</p>')
})
