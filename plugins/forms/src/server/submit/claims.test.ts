import { expect, it, vi } from 'vitest'
import { tellClaims } from './claims.ts'

const found = { page: { id: 7 }, node: 'f', props: { recipients: 'desk@example.com' } }

it.each([
  { sent: 'nobody', values: {}, isTold: false },
  { sent: 'its own', values: { recipients: 'desk@example.com' }, isTold: false },
  { sent: 'another', values: { recipients: 'desk@example.com, victim@example.net' }, isTold: true },
  { sent: 'another beside the fields', values: { meta: '{"recipients":"victim@example.net"}' }, isTold: true },
])('a form that names $sent as recipient is told of in the log: $isTold (API-209, OPEN-238)', ({ values, isTold }) => {
  const warn = vi.fn()
  tellClaims({ values: new Map(Object.entries(values).map(([name, value]) => [name, [value]])) }, found, { warn })
  const told = [
    { page: 7, node: 'f' },
    'A form request named recipients that the form does not have, so they were ignored',
  ]
  expect(warn.mock.calls).toEqual(isTold ? [told] : [])
})
