import { expect, test } from 'vitest'
import { askedBy } from './asked.ts'

const asked = (query: string) => askedBy(new URLSearchParams(query))

test('EDIT-002 to -004 exactly one parameter says what is edited', () => {
  expect(asked('slug=about')).toEqual({ kind: 'page', slug: 'about' })
  expect(asked('slug=')).toEqual({ kind: 'page', slug: '' })
  expect(asked('slug=/about')).toEqual({ kind: 'page', slug: 'about' })
  expect(asked('component=12')).toEqual({ kind: 'component', id: 12 })
})

test('OPEN-123 none opens the pickers; several or no number say so and load nothing', () => {
  expect(asked('')).toEqual({ kind: 'nothing' })
  for (const query of [
    'slug=a&component=1',
    'component=abc',
    'component=',
    'component=-1',
    'component=1.5',
    'emailCampaignId=x',
  ]) {
    expect(asked(query)).toMatchObject({ kind: 'nothing', problem: expect.any(String) })
  }
})
