import { describe, expect, it } from 'vitest'
import { candidates, slugFromTitle, slugProblem, withoutSlashes } from './slug.ts'

describe('a slug made from a title (OPEN-334)', () => {
  it.each([
    ['About us', 'about-us'],
    ['  Crème brûlée — à la carte!  ', 'creme-brulee-a-la-carte'],
    ["What's new?", 'whats-new'],
    ['Große Øre', 'grosse-ore'],
    ['日本語', 'page'],
    ['Admin', 'admin-page'],
    ['--', 'page'],
  ])('%s → %s', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug)
    expect(slugProblem(slug)).toBeUndefined()
  })

  it('stays within its length, with room for a number', () => {
    expect(candidates(slugFromTitle('word '.repeat(100)), 20).map(slugProblem)).toEqual(Array(20).fill(undefined))
  })

  it('is numbered from 2 on a clash', () => {
    expect(candidates('about', 3)).toEqual(['about', 'about-2', 'about-3'])
  })
})

describe('a slug that a person typed', () => {
  it.each(['', 'store', 'store/tableware', 'a-1/b-2/c', 'administration', 'apiary'])('%j can be used', (slug) => {
    expect(slugProblem(slug)).toBeUndefined()
  })

  it.each(['admin', 'admin/pages', 'api', 'api/v1', '_ashlar', '_ashlar/x', 'media', 'media/1', 'healthz'])(
    '%s belongs to the system',
    (slug) => expect(slugProblem(slug)).toContain('are reserved'),
  )

  it.each(['About', 'a b', 'a_b', 'a//b', '../x', 'a.html', 'é', 'a-', '-a', 'a?b', `${'x'.repeat(201)}`])(
    '%s is refused',
    (slug) => expect(slugProblem(slug)).toBeTypeOf('string'),
  )

  it('loses the slashes around it', () => {
    expect(withoutSlashes('/store/tableware/')).toBe('store/tableware')
    expect(withoutSlashes('/')).toBe('')
  })
})
