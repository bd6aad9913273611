import { expect, test } from 'vitest'
import { isMailAddress } from './mail-address.ts'

test.each(['ada@example.com', "o'neil+news@example.co.uk", 'ada@localhost', `${'a'.repeat(64)}@b.co`])(
  '%s is one address',
  (text) => expect(isMailAddress(text)).toBe(true),
)

test.each([
  ...['', 'ada', '@example.com', 'ada@', 'ada@b@c.co', 'ada @b.co', `${'a'.repeat(65)}@b.co`, `a@${'b'.repeat(190)}`],
  ...[
    'a@b.co, c@d.co',
    'Ada <a@b.co>',
    'a@b.co\r\nBcc: c@d.co',
    'a@b.co\u0085',
    'a@[127.0.0.1]',
    'a(x)@b.co',
    'a@b.co;',
  ],
])('%j is none, so that nobody else is mailed (T16, T17)', (text) => expect(isMailAddress(text)).toBe(false))
