import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { proxyCheck, sharedConnections, visitorAddress } from './proxies.ts'

test.each([
  [undefined, '10.0.0.9', false],
  ['1', '198.51.100.7', true],
  ['10.0.0.0/8, 2001:db8::7', '10.0.0.9', true],
  ['10.0.0.0/8, 2001:db8::7', '::ffff:10.0.0.9', true],
  ['10.0.0.0/8, 2001:db8::7', '2001:db8::7', true],
  ['10.0.0.0/8, 2001:db8::7', '198.51.100.7', false],
  ['10.0.0.0/8, 2001:db8::7', undefined, false],
])('with ASHLAR_TRUST_PROXY=%s a connection from %s is a proxy’s: %s (T25)', (variable, address, isProxy) => {
  expect(proxyCheck(readConfig({ ASHLAR_TRUST_PROXY: variable }).trustedProxies)(address)).toBe(isProxy)
})

test.each([
  [undefined, '127.0.0.1', false],
  ['1', '127.0.0.1', true],
  ['1', '::1', true],
  ['1', '::ffff:10.0.0.9', true],
  ['1', '8.8.8.8', false],
  ['1', '::ffff:8.8.8.8', false],
  ['1', '2606:4700::1', false],
  ['8.8.0.0/16', '8.8.8.8', true],
  ['8.8.0.0/16', '127.0.0.1', false],
])('with ASHLAR_TRUST_PROXY=%s the connections of %s are not counted: %s (F6)', (variable, address, isShared) => {
  expect(sharedConnections(readConfig({ ASHLAR_TRUST_PROXY: variable }).trustedProxies)(address)).toBe(isShared)
})

test.each([
  [undefined, '10.0.0.9', '192.0.2.1', '10.0.0.9'],
  ['1', '10.0.0.9', '198.51.100.9, 192.0.2.1', '192.0.2.1'],
  ['2', '10.0.0.9', '198.51.100.9, 192.0.2.1', '198.51.100.9'],
  ['10.0.0.0/8', '10.0.0.9', '198.51.100.9, 192.0.2.1, 10.0.0.8', '192.0.2.1'],
  ['10.0.0.0/8', '192.0.2.7', '198.51.100.9', '192.0.2.7'],
  ['10.0.0.0/8', '10.0.0.9', undefined, '10.0.0.9'],
  ['10.0.0.0/8', '10.0.0.9', '', '10.0.0.9'],
])(
  'with ASHLAR_TRUST_PROXY=%s a request by %s for %s comes from %s (T25)',
  (variable, remoteAddress, told, address) => {
    const socket = new Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
    const headers = told === undefined ? {} : { 'x-forwarded-for': told }
    expect(visitorAddress(readConfig({ ASHLAR_TRUST_PROXY: variable }).trustedProxies).of({ headers, socket })).toBe(
      address,
    )
  },
)
