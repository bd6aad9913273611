import { describe, expect, it } from 'vitest'
import { isMajor, isOlder } from './words.ts'

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
