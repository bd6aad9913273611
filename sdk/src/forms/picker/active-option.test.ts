import { describe, expect, it } from 'vitest'
import { nextActive } from './active-option.ts'

describe('nextActive', () => {
  it('goes around the ends with the arrows', () => {
    expect(nextActive('ArrowDown', 2, 3)).toBe(0)
    expect(nextActive('ArrowUp', 0, 3)).toBe(2)
    expect(nextActive('ArrowDown', 0, 3)).toBe(1)
  })

  it('stops at the ends with page keys', () => {
    expect(nextActive('PageDown', 1, 3)).toBe(2)
    expect(nextActive('PageUp', 1, 30)).toBe(0)
    expect(nextActive('PageDown', 1, 30)).toBe(7)
  })

  it('opens a closed list by the arrows alone', () => {
    expect(nextActive('ArrowDown', undefined, 0)).toBe(0)
    expect(nextActive('PageDown', undefined, 3)).toBeUndefined()
    expect(nextActive('a', 1, 3)).toBeUndefined()
  })
})
