import { expect, it } from 'vitest'
import { addressOfRow } from './row-address.ts'

it('a row leads to the address with its members (CMD-032, CMD-038)', () => {
  expect(addressOfRow('/admin/customers/{customer_id}', { customer_id: 7 })).toBe('/admin/customers/7')
  expect(addressOfRow('/admin/x/{id}?in={list}', { id: 'a/b' })).toBe('/admin/x/a%2Fb?in=')
})
