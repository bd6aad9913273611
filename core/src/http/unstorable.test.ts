import { expect, test } from 'vitest'
import { unstorableText } from './unstorable.ts'

test.each([
  ['\ud800', ''],
  [{ title: 'a\0b' }, 'title'],
  [{ nested: [{ deep: 'x\udc00' }] }, 'nested/0/deep'],
  [{ 'key\0': 1 }, ''],
])('%o cannot be stored', (value, path) => expect(unstorableText(value)).toBe(path))

test.each([['😀'], [{ a: [1, null, true, 'é\n'] }], [undefined]])('%o can', (value) =>
  expect(unstorableText(value)).toBeUndefined(),
)

test('depth costs no stack', () => {
  let value: unknown = '\ud800'
  for (let i = 0; i < 100_000; i++) value = [value]
  expect(unstorableText(value)).toMatch(/^0\/0/)
})
