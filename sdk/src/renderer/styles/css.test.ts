import { describe, expect, test } from 'vitest'
import { isSafePart, isSafeValue, safeDeclarations, urlValue } from './css.ts'

describe('what may stand in a style sheet (T6)', () => {
  test.each([
    '12px',
    'var(--theme-primary)',
    'url("/media/1/a b.webp")',
    'linear-gradient(90deg,#fff,#000)',
    '"“"',
    'calc(1px*2)',
  ])('%s may', (value) => expect(isSafeValue(value)).toBe(true))
  test.each([
    'red;color:blue',
    'red}body{display:none',
    '</style><script>',
    'red/*',
    '*/ red',
    'red\\',
    '"unclosed',
    'url(https://evil.example/x)',
    'url("http://evil.example/x")',
    'url("//evil.example/x")',
    'URL( "javascript:x" )',
    'image-set("https://evil.example/x" 1x)',
    'calc(1px',
    'a)',
    'red !important',
    'a\nb',
    'a\u0001b',
  ])('%s may not', (value) => expect(isSafeValue(value)).toBe(false))

  test('property names and parts are checked too', () => {
    expect(safeDeclarations({ color: 'red', 'co{lor': 'red', '--x': 1, gap: undefined, margin: '' })).toEqual({
      color: 'red',
      '--x': '1',
    })
    for (const part of ['', '::before', ' > img', ':hover .a:not(.b, .c)']) expect(isSafePart(part)).toBe(true)
    for (const part of ['{}', ' img, body', '/**/', ';x', '</style>']) expect(isSafePart(part)).toBe(false)
  })

  test('an address in url() can not leave it', () => {
    const hostile = urlValue('/media/1/a");}body{x:url("*/<')
    expect(isSafeValue(hostile)).toBe(true)
    expect(hostile).not.toMatch(/[;{}<]/)
  })
})
