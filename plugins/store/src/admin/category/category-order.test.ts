import { describe, expect, it } from 'vitest'
import type { Category } from '../../contract.ts'
import { inOrder, orderAfter } from './category-order.ts'

const category = (id: number, parent_id: number | null, position: number): Category => ({
  ...{ id, category: `c${id}`, slug: `c${id}`, parent_id, thumbnail: '', description: '' },
  ...{ seo_title: '', seo_description: '', position, products: 0, revision: 1 },
})

/** 1 (2, 3), 4, 5 (6) */
const tree = [
  ...[category(1, null, 0), category(2, 1, 0), category(3, 1, 1)],
  ...[category(4, null, 1), category(5, null, 2), category(6, 5, 0)],
]

describe('the order of categories', () => {
  it('changes within one parent', () => {
    expect(orderAfter(tree, 1, 2)).toEqual({ parent_id: 1, ids: [3, 2] })
    expect(orderAfter(tree, 3, 0)).toEqual({ parent_id: null, ids: [4, 1, 5] })
  })

  it('takes the children of a parent along', () => {
    expect(orderAfter(tree, 0, 5)).toEqual({ parent_id: null, ids: [4, 5, 1] })
  })

  it('puts a child below the parent that it is dropped under', () => {
    expect(orderAfter(tree, 1, 4)).toEqual({ parent_id: 5, ids: [2, 6] })
  })

  it('goes inwards and outwards', () => {
    expect(orderAfter(tree, 3, 3, 1)).toEqual({ parent_id: 1, ids: [2, 3, 4] })
    expect(orderAfter(tree, 2, 2, -1)).toEqual({ parent_id: null, ids: [1, 3, 4, 5] })
  })

  it('has no third level, and nothing above the first row', () => {
    expect(orderAfter(tree, 4, 4, 1)).toBeUndefined()
    expect(orderAfter(tree, 0, 0, 1)).toBeUndefined()
    expect(orderAfter(tree, 1, 1)).toBeUndefined()
  })

  it('is shown before the server has it', () => {
    expect(inOrder(tree, { parent_id: 5, ids: [2, 6] }).map(({ id }) => id)).toEqual([1, 3, 4, 5, 2, 6])
    expect(inOrder(tree, { parent_id: null, ids: [5, 1, 4] }).map(({ id }) => id)).toEqual([5, 6, 1, 2, 3, 4])
  })
})
