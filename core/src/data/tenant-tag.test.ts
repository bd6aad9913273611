import { describe, expect, it } from 'vitest'
import { tagOfTenant, tagsByTenant } from './tenant-tag.ts'

describe('tags of a unit of work', () => {
  it('that changed one tenant are its own, however the platform did it', () => {
    expect(tagsByTenant(null, [tagOfTenant('a')])).toEqual([['a', ['tenant']]])
    expect(tagsByTenant(null, ['settings', tagOfTenant('a'), 'theme', tagOfTenant('b')])).toEqual([
      [null, ['settings', 'theme']],
      ['a', ['tenant']],
      ['b', ['tenant']],
    ])
  })

  it('that name no tenant are those of the one it worked for, or of all', () => {
    expect(tagsByTenant('a', ['pages', 'page:7'])).toEqual([['a', ['pages', 'page:7']]])
    expect(tagsByTenant(null, ['tenant'])).toEqual([[null, ['tenant']]])
  })
})
