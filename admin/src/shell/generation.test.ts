import { describe, expect, it } from 'vitest'
import { heard, isOutdated, type Seen, waved } from './generation.ts'

const after = (...generations: readonly number[]): Seen => generations.reduce(heard, {})

describe('notice of changed packages (issue 3)', () => {
  it('is quiet while the packages are those that the page began with', () => {
    expect(isOutdated({})).toBe(false)
    expect(isOutdated(after(4))).toBe(false)
    expect(isOutdated(after(4, 4))).toBe(false)
  })

  it('speaks when they have changed, and is quiet when a server that lags behind has caught up', () => {
    expect(isOutdated(after(4, 5))).toBe(true)
    expect(isOutdated(after(5, 4, 5))).toBe(false)
  })

  it('stays closed until the next change', () => {
    expect(isOutdated(waved(after(4, 5)))).toBe(false)
    expect(isOutdated(heard(waved(after(4, 5)), 6))).toBe(true)
  })
})
