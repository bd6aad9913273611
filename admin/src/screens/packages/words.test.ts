import { describe, expect, it } from 'vitest'
import { isMajor, isOlder, sizeOf } from './words.ts'

describe('versions', () => {
  it.each([
    ['1.9.0', '1.10.0', true],
    ['1.10.0', '1.9.0', false],
    ['2.0.0-beta.2', '2.0.0', true],
    ['2.0.0', '2.0.0-beta.2', false],
    ['2.0.0-beta.2', '2.0.0-beta.10', true],
    ['1.0.0', '1.0.0', false],
  ])('%s comes before %s: %s', (version, than, older) => expect(isOlder(version, than)).toBe(older))

  it.each([
    ['1.4.0', '2.0.0', true],
    ['1.4.0', '1.5.0', false],
    ['0.9.4', '0.10.0', true],
    ['0.9.4', '0.9.5', false],
    ['0.9.4', '1.0.0', true],
  ])('%s to %s is a major step: %s', (from, to, major) => expect(isMajor(from, to)).toBe(major))
})

it('says sizes in the largest fitting unit', () => {
  expect([0, 840, 12_345, 3_440_000, -2_100].map(sizeOf)).toEqual(['0 kB', '0.8 kB', '12 kB', '3.4 MB', '-2.1 kB'])
})
