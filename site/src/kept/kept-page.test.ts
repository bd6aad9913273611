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
})
