import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { ConnectionCount } from './connection-count.ts'

function from(remoteAddress: string): Socket {
  return Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
}

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', false],
  ['2001:db8::1', '2001:db8:0:0:5::1', false],
  ['fe80::1%eth0', 'fe80::2%eth0', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['198.51.100.7', '198.51.100.8', true],
  ['::ffff:198.51.100.7', '::ffff:198.51.100.8', true],
])('with %s at its limit, %s may connect: %s (F6)', (first, second, isAdmitted) => {
  const refused: string[] = []
  const count = new ConnectionCount({ most: 1, isProxy: () => false, refused: (client) => refused.push(client) })
  expect(count.admit(from(first))).toBe(true)
  expect(count.admit(from(second))).toBe(isAdmitted)
  expect(refused).toHaveLength(isAdmitted ? 0 : 1)
})
