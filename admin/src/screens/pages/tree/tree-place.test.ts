import { type Page, treeRows } from '@ashlar/sdk/platform'
import { describe, expect, it } from 'vitest'
import { samplePage } from '../sample-page.fixture.ts'
import { placeAt, placed, placeOf, stepped, type TreePlace } from './tree-place.ts'

// 1 (2 (4), 3), 5
const pages = [
  samplePage(1, null, 0),
  samplePage(2, 1, 0),
  samplePage(3, 1, 1),
  samplePage(4, 2, 0),
  samplePage(5, null, 1),
]
const page = (id: number): Page => {
  const found = pages.find((each) => each.id === id)
  if (!found) throw new Error(`There is no page ${id}.`)
  return found
}
const shape = (after: readonly Page[]) => treeRows(after, new Set()).map(({ page: { id }, level }) => `${level}:${id}`)
const after = (id: number, place: TreePlace | undefined) => place && shape(placed(pages, page(id), place))

describe('where a page comes to stand', () => {
  it('before, inside and after another', () => {
    expect(after(5, placeAt(pages, page(5), page(1), 'before'))).toEqual(['0:5', '0:1', '1:2', '2:4', '1:3'])
    expect(after(5, placeAt(pages, page(5), page(2), 'inside'))).toEqual(['0:1', '1:2', '2:4', '2:5', '1:3'])
    expect(after(2, placeAt(pages, page(2), page(3), 'after'))).toEqual(['0:1', '1:3', '1:2', '2:4', '0:5'])
  })

  it('never below itself (OPEN-334)', () => {
    for (const over of [1, 2, 4]) expect(placeAt(pages, page(1), page(over), 'inside')).toBeUndefined()
    expect(placeAt(pages, page(1), page(4), 'before')).toBeUndefined()
  })

  it('one step by keyboard: up, down, in and out', () => {
    expect(stepped(pages, page(3), 'up')).toEqual({ parentId: 1, sort: 0 })
    expect(stepped(pages, page(3), 'down')).toBeUndefined()
    expect(stepped(pages, page(3), 'in')).toEqual({ parentId: 2, sort: 1 })
    expect(stepped(pages, page(4), 'out')).toEqual({ parentId: 1, sort: 1 })
    expect(stepped(pages, page(1), 'in')).toBeUndefined()
    expect(stepped(pages, page(1), 'out')).toBeUndefined()
  })

  it('going back to where it stood changes nothing', () => {
    for (const each of pages) expect(after(each.id, placeOf(pages, each))).toEqual(shape(pages))
  })
})
