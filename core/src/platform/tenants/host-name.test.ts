import { describe, expect, it } from 'vitest'
import { normalHost, originOf } from './host-name.ts'

describe('host names (OPEN-144, T25)', () => {
  it.each([
    ['Example.COM', 'example.com'],
    ['example.com.', 'example.com'],
    ['second.localhost', 'second.localhost'],
    ['localhost', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]', '[::1]'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('takes %s as %s', (given, stored) => {
    expect(normalHost(given)).toBe(stored)
  })

  it.each([
    '',
    ' ',
    'example.com:80',
    'http://example.com',
    'example.com/path',
    'user@example.com',
    'a b.example',
    '-a.example',
    'a..example',
    'under_score.example',
    'nul\u0000.example',
    '1',
    '0x7f.1',
    '[::1',
    '*.example.com',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(140)}example`,
  ])('refuses %j', (given) => {
    expect(normalHost(given)).toBeNull()
  })

  it('builds origins with the port on this machine only', () => {
    expect(originOf('second.localhost', 3000)).toBe('http://second.localhost:3000')
    expect(originOf('[::1]', 80)).toBe('http://[::1]')
    expect(originOf('shop.example', 3000)).toBe('https://shop.example')
  })
})
