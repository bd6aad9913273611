import { expect, test } from 'vitest'
import { isNameOf } from './archived-tables.ts'

test('a table that core gave away is found in archives from when core had it, and no other by another name', () => {
  const redirects = { name: 'somewhere.page_redirect', module: 'somewhere' }
  expect(isNameOf(redirects, 'somewhere.page_redirect')).toBe(true)
  expect(isNameOf(redirects, 'core.page_redirect')).toBe(true)
  expect(isNameOf(redirects, 'other.page_redirect')).toBe(false)
  expect(isNameOf({ name: 'shop.good', module: 'shop' }, 'core.good')).toBe(false)
})
