import { newPageFields, type PageFields } from '@ashlar/sdk/platform'
import { describe, expect, it } from 'vitest'
import { fieldProblems } from './page.fields.ts'

const now = new Date('2026-11-20T10:00:00Z')
const pathsOf = (changes: Partial<PageFields>) =>
  fieldProblems({ ...newPageFields(now), title: 'Title', ...changes }).map(({ path }) => path)

describe('the fields of a page', () => {
  it('begin as a draft that is published from now on (PAGE-008, PAGE-009)', () => {
    expect(newPageFields(now)).toMatchObject({ status: 'draft', publish_date: '2026-11-20T10:00:00.000Z' })
    expect(pathsOf({})).toEqual([])
  })

  it('need a title, and say so (PAGE-011)', () => {
    expect(fieldProblems({ ...newPageFields(now), title: ' ' })).toEqual([
      { path: 'title', message: 'Title is required' },
    ])
  })

  it.each(['2026-02-30x', '0000-01-01T00:00:00Z', '1969-12-31T00:00:00Z', '2016-12-31T23:59:60Z'])(
    'refuse the publish date %s (PAGE-013)',
    (publish_date) => expect(pathsOf({ publish_date })).toEqual(['publish_date']),
  )

  it('are taken back only after they were published (OPEN-337)', () => {
    expect(pathsOf({ unpublish_date: '2026-11-20T10:00:00Z' })).toEqual(['unpublish_date'])
    expect(pathsOf({ unpublish_date: '2026-11-20T11:00:00+02:00' })).toEqual(['unpublish_date'])
    expect(pathsOf({ unpublish_date: '2026-11-21T00:00:00Z' })).toEqual([])
  })

  it('refuse an excerpt of spaces with the text of the specification (PAGE-014, OPEN-335)', () => {
    const problems = fieldProblems({ ...newPageFields(now), title: 'x', excerpt: '  ' })
    expect(problems).toEqual([{ path: 'excerpt', message: 'Please enter an Excerpt' }])
  })

  it.each(['/media/12/a.png', 'https://example.com/a.png', ''])('take the image %j', (image) => {
    expect(pathsOf({ image })).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'http://example.com/a.png',
    '//example.com/a.png',
    '/media/../x',
    'data:image/png,x',
    '/media/0/a',
    'https://\\evil.example/a.png',
    'https://',
  ])('refuse the image %s', (image) => expect(pathsOf({ image })).toEqual(['image']))
})
