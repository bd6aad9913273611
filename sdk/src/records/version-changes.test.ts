import { expect, it } from 'vitest'
import { versionChanges } from './version-changes.ts'

const fields = [
  { name: 'title', title: 'Title' },
  { name: 'price', title: 'Price', words: (value: unknown) => `$${String(value)}` },
  { name: 'tags', title: 'Tags' },
]

it('names the members whose words differ, in the order of the fields, and leaves out the others', () => {
  const then = { title: 'Bowl', price: 5, tags: ['a'], hidden: 1 }
  const now = { title: 'Bowl', price: 6, tags: ['b'], hidden: 2 }
  expect(versionChanges(then, now, fields).map((change) => [change.field.name, change.before, change.now])).toEqual([
    ['price', '$5', '$6'],
    ['tags', '["a"]', '["b"]'],
  ])
})

it('takes a member that a version did not have for an empty one', () => {
  expect(versionChanges({}, { title: null }, fields.slice(0, 1))).toEqual([])
  expect(versionChanges({}, { title: 'Bowl' }, fields.slice(0, 1))[0]).toMatchObject({ before: '', now: 'Bowl' })
})
