import { treeRows, withDescendants } from '@ashlar/sdk/platform'
import { describe, expect, it } from 'vitest'
import { samplePage as page } from './sample-page.fixture.ts'

const pages = [page(4, 3, 0), page(3, 1, 1), page(2, 1, 0), page(1, null, 1), page(5, null, 0), page(6, 99, 2)]
const shape = (collapsed: readonly number[]) =>
  treeRows(pages, new Set(collapsed)).map((row) => [row.page.id, row.level])

describe('treeRows', () => {
  it('follows parents and sort, with the level of each page', () => {
    expect(shape([])).toEqual([
      [5, 0],
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
      [6, 0],
    ])
  })

  it('leaves out what stands below a collapsed page, and still says that it has children', () => {
    expect(shape([1])).toEqual([
      [5, 0],
      [1, 0],
      [6, 0],
    ])
    expect(treeRows(pages, new Set([1])).find((row) => row.page.id === 1)?.hasChildren).toBe(true)
  })

  it('loses no page whose parent is not in the list', () => {
    expect(shape([]).map(([id]) => id)).toContain(6)
  })
})

it('a page and everything below it cannot be its parent (OPEN-334)', () => {
  expect([...withDescendants(pages, 1)].sort()).toEqual([1, 2, 3, 4])
  expect([...withDescendants(pages, 4)]).toEqual([4])
})
