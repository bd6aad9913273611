import { expect, it } from 'vitest'
import { documentTitle } from './title.ts'

it('OPEN-111: a missing part is left out together with the dash', () => {
  expect(documentTitle('Pages', 'Lark & Loam')).toBe('Pages - Lark & Loam')
  expect([documentTitle('', 'Lark & Loam'), documentTitle('Pages', '')]).toEqual(['Lark & Loam', 'Pages'])
})
