import { describe, expect, it } from 'vitest'
import { editorAddress, shownStatus } from './page-state.ts'

const now = new Date('2026-11-20T12:00:00Z')
const past = '2026-11-01T00:00:00Z'

describe('shownStatus', () => {
  it.each([
    [{ status: 'draft', deleted: false, publish_date: past }, 'Draft', 'yellow', 'PAGE-004'],
    [{ status: 'published', deleted: false, publish_date: past }, 'Published', 'green', 'PAGE-005'],
    [{ status: 'archived', deleted: false, publish_date: past }, 'Archived', 'red', 'PAGE-006'],
    [{ status: 'published', deleted: true, publish_date: past }, 'Archived', 'red', 'PAGE-003'],
    [{ status: 'published', deleted: false, publish_date: '2026-12-01T09:00:00Z' }, 'Scheduled', 'blue', 'OPEN-337'],
    [{ status: 'draft', deleted: false, publish_date: '2026-12-01T09:00:00Z' }, 'Draft', 'yellow', 'OPEN-337'],
    [
      { status: 'published', deleted: false, publish_date: past, unpublish_date: past },
      'Unpublished',
      'grey',
      'OPEN-337',
    ],
  ] as const)('%o is %s in %s (%s)', (page, label, tone, _row) => {
    expect(shownStatus(page, now)).toEqual({ label, tone })
  })
})

it('EDIT-007: the editor is asked for a page by its slug', () => {
  expect(editorAddress({ slug: 'workshops/winter & more' })).toBe('/admin/editor?slug=workshops%2Fwinter%20%26%20more')
})
