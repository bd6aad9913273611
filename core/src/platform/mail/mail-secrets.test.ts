import { expect, it } from 'vitest'
import { withoutSecrets } from './mail-secrets.ts'

const mail = { purpose: 'shop.code', to: 'ada@example.com', subject: 'Your code', text: 'Your code: a&b-1234' }
const body = { text: mail.text, html: '<b>a&amp;b-1234</b> a&b-1234', headers: { 'X-Link': 'https://x.test/a&b-1234' } }

it('hides a secret in text, markup and headers, and leaves a mail without secrets as it is', () => {
  expect(withoutSecrets(body, { ...mail, secrets: ['a&b-1234'] })).toEqual({
    text: 'Your code: ••••••••',
    html: '<b>••••••••</b> ••••••••',
    headers: { 'X-Link': 'https://x.test/••••••••' },
  })
  expect(withoutSecrets(body, mail)).toEqual(body)
})

it('refuses a secret that is too short, is not in the text, or stands in the subject or address', () => {
  for (const secrets of [['code'], [''], ['another secret']])
    expect(() => withoutSecrets(body, { ...mail, secrets })).toThrow(/too short or/)
  const secrets = ['a&b-1234']
  expect(() => withoutSecrets(body, { ...mail, secrets, subject: 'a&b-1234' })).toThrow(/shows its secret/)
  expect(() => withoutSecrets(body, { ...mail, secrets, toName: 'a&b-1234' })).toThrow(/shows its secret/)
})
