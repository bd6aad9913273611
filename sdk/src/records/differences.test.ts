import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('two versions differ in words, not in how they are stored (issue 19)', () => {
  const titles = { title: 'Title', description: 'Description', assignees: 'Assignees', hours: 'Hours' }
  const person = { id: 1, displayName: 'Ada', firstname: 'Ada' }
  expect(
    differences(
      { title: 'A', description: '<p>One</p>', assignees: [person], hours: 1 },
      { title: 'B', description: '<p>One </p>', assignees: [], hours: 1 },
      titles,
    ),
  ).toEqual([
    { field: 'Title', theirs: 'A', yours: 'B' },
    { field: 'Assignees', theirs: 'Ada', yours: '' },
  ])
})
