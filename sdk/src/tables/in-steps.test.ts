import { describe, expect, it } from 'vitest'
import { rowsOf } from './chosen.ts'
import { inSteps } from './in-steps.ts'
import { readListState } from './list-state.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const state = readListState(new URLSearchParams('search=clay&currentPage=7'), { orderBy: 'title' })

describe('bulk actions in steps (issue 4)', () => {
  it('send a hundred rows a request at most, and tell how far they are', async () => {
    const sizes: number[] = []
    const told: number[] = []
    const report = await inSteps({
      rows: numbers(250),
      work: async (rows) => {
        sizes.push(rows.length)
        return []
      },
      onProgress: (count) => told.push(count),
    })
    expect([sizes, told]).toEqual([
      [100, 100, 50],
      [100, 200, 250],
    ])
    expect(report.done).toHaveLength(250)
  })

  it('report what failed and go on: single rows, or a whole step that was refused', async () => {
    const report = await inSteps({
      rows: numbers(250),
      work: async (rows) => {
        if (rows.includes(150)) throw new Error('Refused.')
        return rows.filter((row) => row === 7).map((row) => ({ row, reason: 'Locked.' }))
      },
    })
    expect(report.failed).toHaveLength(101)
    expect(report.failed[0]).toEqual({ row: 7, reason: 'Locked.' })
    expect(report.failed[1]).toEqual({ row: 100, reason: 'Refused.' })
    expect([report.done.length, report.left.length]).toEqual([149, 0])
  })

  it('stop when asked to, or when no server answers; the rest was not tried', async () => {
    const stop = new AbortController()
    const stopped = await inSteps({
      rows: numbers(250),
      work: async () => {
        stop.abort()
        return []
      },
      signal: stop.signal,
    })
    expect([stopped.done.length, stopped.left.length]).toEqual([100, 150])
    const offline = await inSteps({
      rows: numbers(250),
      work: () => Promise.reject(new Error('offline')),
      isFatal: () => true,
    })
    expect([offline.done.length, offline.failed.length, offline.left.length]).toEqual([0, 0, 250])
  })
})

describe('what was chosen', () => {
  it('are the ticked rows', async () => {
    const fetch = () => Promise.reject(new Error('not asked'))
    expect(await rowsOf({ kind: 'rows', rows: [1, 2], count: 2 }, fetch)).toEqual([1, 2])
  })

  it('or all that the query matches, page by page from the first', async () => {
    const asked: unknown[] = []
    const rows = await rowsOf({ kind: 'query', state, count: 1203 }, async ({ search, currentPage, itemsPerPage }) => {
      asked.push([search, currentPage])
      return { rows: numbers(1203).slice((currentPage - 1) * itemsPerPage, currentPage * itemsPerPage), total: 1203 }
    })
    expect(asked).toEqual([
      ['clay', 1],
      ['clay', 2],
      ['clay', 3],
    ])
    expect(rows).toEqual(numbers(1203))
  })
})
