import { expect, it } from 'vitest'
import { merged } from './use-form.ts'

it('what the server tidied is taken over; what was typed while it was saving stays', () => {
  const sent = { title: ' Clay ', excerpt: 'One' }
  const stored = { title: 'Clay', excerpt: 'One' }
  expect(merged({ title: ' Clay ', excerpt: 'One and two' }, sent, stored)).toEqual({
    title: 'Clay',
    excerpt: 'One and two',
  })
  expect(merged(sent, sent, stored)).toEqual(stored)
})
