import { expect, test } from 'vitest'
import { redirectArchive } from './redirect.archive.ts'

const pages = { isReserved: (path: string) => path.startsWith('/admin') }
const accept = (row: object) => redirectArchive.accept?.({ ...row }, ...([pages] as never[]))

test('a redirect out of an archive is taken as a person would have made it, or the archive is refused', () => {
  expect(accept({ source: '/old/', target: '/new', hits: 3 })).toEqual({ source: '/old', target: '/new', hits: 3 })
  expect(accept({ source: '/old', target: null, page_id: 7 })).toMatchObject({ page_id: 7 })
  for (const wrong of [
    { source: '/old', target: 'javascript:1' },
    { source: '/admin/x', target: '/' },
    { source: 'old', target: '/' },
    { source: 7, target: '/' },
  ]) {
    expect(() => accept(wrong)).toThrow('Some fields have errors. Correct them and try again.')
  }
})
