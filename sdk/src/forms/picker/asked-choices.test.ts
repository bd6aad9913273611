import { expect, test } from 'vitest'
import { listAssignees } from '../../platform/assignee-calls.ts'
import { listMedia } from '../../platform/media-calls.ts'
import { askedChoices } from './asked-choices.ts'

test('a picker asks for one page of a list that has pages, and for no page of one that has none (API-309)', () => {
  expect(askedChoices(listMedia, { kind: 'image' }, 'ruth')).toEqual({
    query: { kind: 'image', search: 'ruth', itemsPerPage: 20 },
  })
  expect(askedChoices(listAssignees, undefined, 'ruth')).toEqual({ query: { search: 'ruth' } })
  expect(askedChoices(listAssignees, undefined, '')).toEqual({ query: {} })
})
