import { expect, it } from 'vitest'
import { merged, refusals } from './use-form.ts'

it('what the server tidied is taken over; what was typed while it was saving stays', () => {
  const sent = { title: ' Clay ', excerpt: 'One' }
  const stored = { title: 'Clay', excerpt: 'One' }
  expect(merged({ title: ' Clay ', excerpt: 'One and two' }, sent, stored)).toEqual({
    title: 'Clay',
    excerpt: 'One and two',
  })
  expect(merged(sent, sent, stored)).toEqual(stored)
})

it('what the server refused deeper inside is said at the field and at its path', () => {
  const errors = [
    { path: 'slug', message: 'Taken.' },
    { path: 'links/1/url', message: 'No such page.' },
  ]
  expect(refusals(errors)).toEqual({ slug: 'Taken.', links: 'No such page.', 'links/1/url': 'No such page.' })
})
