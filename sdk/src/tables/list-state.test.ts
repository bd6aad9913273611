import { describe, expect, it } from 'vitest'
import { readListState, writeListState } from './list-state.ts'
import { readLook } from './look.ts'

const defaults = { orderBy: 'title', filters: ['status'] }
const read = (query: string) => readListState(new URLSearchParams(query), defaults)

describe('state of a list in its address', () => {
  it('goes there and back', () => {
    const query =
      'search=clay&status=draft%2Cpublished&orderBy=slug&orderDirection=desc&view=flat&currentPage=403&after=WzFd'
    expect(writeListState(read(query), defaults).toString()).toBe(query)
  })

  it('says nothing about what is as usual', () => {
    expect(writeListState(read(''), defaults).toString()).toBe('')
  })

  it.each(['currentPage=0', 'currentPage=-3', 'currentPage=x', 'currentPage=1.5'])('falls back on %s', (query) => {
    expect(read(query).currentPage).toBe(1)
  })

  it('takes a direction in either case and ignores others (OPEN-325)', () => {
    expect(read('orderDirection=DESC').orderDirection).toBe('desc')
    expect(read('orderDirection=sideways').orderDirection).toBe('asc')
  })

  it('knows only its own filters', () => {
    expect(read('status=draft&colour=red').filters).toEqual({ status: ['draft'] })
  })
})

it.each([null, '', 'x', '3', '{"density":7,"hidden":"all"}'])('an unreadable look is the usual one: %s', (stored) => {
  expect(readLook(stored)).toEqual({ density: 'normal', hidden: [], shown: [] })
})
