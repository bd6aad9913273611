import { describe, expect, it } from 'vitest'
import { queryOf, readLibraryState, writeLibraryState } from './library-state.ts'

const state = (query: string) => readLibraryState(new URLSearchParams(query))

describe('what the library shows', () => {
  it.each(['', 'search=vase&type=image&order=name&file=7&folder=3&view=list&page=2'])(
    'stands in its address: %s',
    (query) => {
      expect(new Set(writeLibraryState(state(query)))).toEqual(new Set(new URLSearchParams(query)))
    },
  )

  it('falls back to the usual where the address is nonsense', () => {
    expect(state('type=script&folder=x&page=-1&view=heap&order=sideways')).toEqual(state(''))
  })

  it('is one folder, or everything while something is looked for', () => {
    expect(queryOf(state(''))).toMatchObject({ folderId: 0, orderBy: 'createdAt', orderDirection: 'desc' })
    expect(queryOf(state('folder=3&search=a'))).toMatchObject({ folderId: 3, search: 'a' })
    expect(queryOf(state('search=a')).folderId).toBeUndefined()
    expect(queryOf(state('type=deleted'))).toMatchObject({ deleted: true, type: undefined, folderId: undefined })
  })
})
