import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { KeptPage } from './kept-page.ts'

const page = () => new KeptPage({ html: '<p>Hello</p>', headers: {}, tags: [], until: Number.POSITIVE_INFINITY })

describe('the smallest form of a kept page', () => {
  test('is worth making at the third visit of a browser that reads it, and once', () => {
    const kept = page()
    const visits = Array.from({ length: 6 }, () => kept.isWorthCompressing('gzip, deflate, br'))
    expect(visits).toEqual([false, false, true, false, false, false])
  })

  test('is never made for those who do not read it, nor sooner because of them', () => {
    const kept = page()
    const others = [undefined, '', 'gzip', 'gzip, br;q=0']
    for (const encodings of [...others, ...others, ...others]) expect(kept.isWorthCompressing(encodings)).toBe(false)
    expect([1, 2, 3].map(() => kept.isWorthCompressing('br'))).toEqual([false, false, true])
  })

  test.each([0, 1, 1_007, 1_008, 1_009, 65_520, 65_521, 5_000_000])('gives back a page of %i bytes', async (bytes) => {
    const html = 'Words of a page. '.repeat(Math.ceil(bytes / 17)).slice(0, bytes)
    const kept = new KeptPage({ html, headers: {}, tags: [], until: Number.POSITIVE_INFINITY })
    await kept.compress()
    const { body, headers } = kept.formFor('br')
    expect(headers.slice(-2)).toEqual(['content-encoding', 'br'])
    expect(brotliDecompressSync(body).toString() === html).toBe(true)
  })
})
