import { expect, it } from 'vitest'
import { callAddress, isCallable } from './call-address.ts'

it('OPEN-118: a call goes to the configured link with the number in its place', () => {
  expect(callAddress('https://pbx.example/call?to={number}', '+19025550148')).toBe(
    'https://pbx.example/call?to=%2B19025550148',
  )
  expect(callAddress('tel:{number}', '+19025550148')).toBe('tel:+19025550148')
})

it('OPEN-118: only a whole number can be called', () => {
  expect(['+19025550148', '+1902', '', '9025550148'].map(isCallable)).toEqual([true, false, false, false])
})
