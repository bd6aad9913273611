import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safePicture, safeUrl } from './address.ts'

describe('addresses (T7)', () => {
  test.each([
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['mailto:ann@example.com', 'mailto:ann@example.com'],
    ['tel:+19025550141', 'tel:+19025550141'],
    ['/about', '/about'],
    ['about', '/about'],
    ['#top', '#top'],
    ['\\about', '\\about'],
    ['?page=2', '?page=2'],
    [' /about\n', '/about'],
  ])('%j is a link', (address, href) => expect(safeUrl(address)).toBe(href))

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'http://',
    'mailto://evil.example',
    'tel://@',
    '',
  ])('%j is none', (address) => expect(safeUrl(address)).toBeUndefined())

  test('a picture comes from this site or by https', () => {
    expect(safePicture('/media/1/a.webp')).toBe('/media/1/a.webp')
    expect(safePicture('https://example.com/a.png')).toBe('https://example.com/a.png')
    for (const address of [
      'http://example.com/a.png',
      'data:image/svg+xml,x',
      '//evil/a',
      'a.png',
      'javascript:1',
      '',
    ]) {
      expect(safePicture(address)).toBeUndefined()
    }
  })

  test.each([
    ['a link', safeUrl],
    ['a picture', safePicture],
  ])(
    'an address of %s stays the same when it is checked once more, and names a host only with its scheme',
    (_, safe) => {
      const piece = fc.constantFrom(
        ...[
          '/',
          '\\',
          ':',
          '#',
          '?',
          ' ',
          '\t',
          '\n',
          '\u0001',
          '\u00a0',
          '.',
          '@',
          'a',
          'evil.example',
          'http',
          'https',
        ],
        ...['mailto', 'tel', 'javascript', 'data', '%2f', 'https://example.com', 'media/1/a.webp'],
      )
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
          const address = safe(pieces.join(''))
          if (address === undefined) return
          expect(safe(address)).toBe(address)
          const { protocol, host } = new URL(address, 'https://own.example/page')
          expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol)
          if (!/^https?:/i.test(address)) expect(['own.example', '']).toContain(host)
        }),
        { numRuns: 5000 },
      )
    },
  )
})
