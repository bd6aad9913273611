import { expect, test } from 'vitest'
import { askedBy } from './asked.ts'

const campaigns = {
  param: 'emailCampaignId',
  title: 'Email campaign',
  icon: 'mail',
  viewport: 'email',
  access: 'campaigns.can_edit',
} as const
const asked = (query: string, kinds: Parameters<typeof askedBy>[1] = []) => askedBy(new URLSearchParams(query), kinds)

test('EDIT-002, EDIT-003, EDIT-004 exactly one parameter says what is edited', () => {
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

test('GEN-004, EDIT-005 a kind of content that a module brings is asked for by its own parameter', () => {
  expect(asked('emailCampaignId=7', [campaigns])).toEqual({ kind: 'contributed', param: 'emailCampaignId', id: 7 })
  expect(asked('emailCampaignId=x', [campaigns])).toMatchObject({ problem: expect.stringContaining('not a valid ID') })
  expect(asked('emailCampaignId=7&slug=a', [campaigns])).toMatchObject({
    problem: expect.stringContaining('several things'),
  })
  expect(asked('emailCampaignId=7')).toMatchObject({
    problem: expect.stringContaining('Install the module for it first'),
  })
})
