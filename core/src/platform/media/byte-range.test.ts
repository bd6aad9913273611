import { describe, expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

describe('a byte range', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=50-5000', { start: 50, end: 99 }],
    ['bytes=100-', null],
    ['bytes=-0', null],
    [undefined, undefined],
    ['items=0-9', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=9-3', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
  ])('%s of 100 bytes', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range)
  })
})
