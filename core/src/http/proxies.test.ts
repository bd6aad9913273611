import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { proxyCheck } from './proxies.ts'

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
