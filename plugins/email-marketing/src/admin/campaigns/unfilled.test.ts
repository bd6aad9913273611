import { expect, it } from 'vitest'
import { unfilled } from './unfilled.ts'

it('shows fallbacks in the place of personal fields', () => {
  expect(unfilled('Yours, {{first_name|too}}?')).toBe('Yours, too?')
  expect(unfilled('{{name|Hello}}, {{company}}{{last_name|}}!')).toBe('Hello, !')
  expect(unfilled('{{ not a field }} and {single}')).toBe('{{ not a field }} and {single}')
})
