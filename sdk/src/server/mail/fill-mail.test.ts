import { expect, test } from 'vitest'
import { fillMail, fillMailLine } from './fill-mail.ts'

const mail = (words: string) => ({ html: `<p>${words}</p>`, text: words })

test('a place with a fallback shows it where the value is missing or empty', () => {
  const body = {
    html: '<p>Hi {{first_name|d&#39;amis &amp; co}}, {{city|}}!</p>',
    text: "Hi {{first_name|d'amis & co}}!",
  }
  const fallback = { html: '<p>Hi d&#39;amis &amp; co, !</p>', text: "Hi d'amis & co!" }
  expect(fillMail(body, {})).toEqual(fallback)
  expect(fillMail(body, { first_name: ' ' })).toEqual(fallback)
  expect(fillMail(body, { first_name: 'Ada', city: 'Ulm' })).toEqual({ html: '<p>Hi Ada, Ulm!</p>', text: 'Hi Ada!' })
})

test('values are escaped in HTML, and nothing that stands in one is filled again (T4)', () => {
  const filled = fillMail(mail('{{first_name|there}}'), { first_name: '<b>{{secret|x}}$&', secret: 'told' })
  expect(filled).toEqual({ html: '<p>&lt;b&gt;{{secret|x}}$&amp;</p>', text: '<b>{{secret|x}}$&' })
})

test('places without a value stay, as do those that are none', () => {
  for (const words of ['{{first_name}}', '{{First|x}}', '{{a|b|{c}}', '{{constructor}}', '{{a|\n}}']) {
    expect(fillMail(mail(words), {}).text).toBe(words)
  }
  expect(fillMail({ html: '<p>{{a|x</p><p>y}}</p>', text: '' }, { a: 'b' }).html).toBe('<p>{{a|x</p><p>y}}</p>')
})

test('a subject is one line, whatever the values hold (T16)', () => {
  const values = { first_name: 'Ada\r\nBcc: evil@example.com\u2028\u0000x' }
  expect(fillMailLine('For {{first_name|you}} & {{nobody|all}}', values)).toBe('For Ada Bcc: evil@example.com x & all')
  expect(fillMailLine('{{first_name|}} Hello\r\n', {})).toBe('Hello')
})
