import { expect, it } from 'vitest'
import { withList } from './list-state.ts'
import { viewQuery } from './view-query.ts'

const filters = ['status']

it('a view is what the list itself has put into the address, without its page, in one order', () => {
  expect(viewQuery('status=draft&currentPage=403&after=WzFd&before=WzJd&search=a%20b&tab=2', filters)).toBe(
    'search=a+b&status=draft',
  )
  expect(viewQuery('search=a+b&status=draft', filters)).toBe(viewQuery('status=draft&search=a%20b', filters))
  expect(viewQuery('?', filters)).toBe('')
  // What the server takes (`ViewQuery`).
  expect(viewQuery('search=ä ö&orderBy=title', filters)).toMatch(/^[!-~]*$/)
})

it('a list that is shown leaves the rest of the address as it is', () => {
  const shown = withList(
    new URLSearchParams('tab=2&search=x&currentPage=4'),
    new URLSearchParams('status=draft'),
    filters,
  )
  expect(shown.toString()).toBe('tab=2&status=draft')
})
