import { describe, expect, it } from 'vitest'
import { inTreeOrder } from './tree-order.ts'

const item = (id: number, parentId: number | null) => ({ id, parentId })

describe('tree order', () => {
  it('puts children behind their parent, in the given order, and orphans at the top', () => {
    const items = [item(1, null), item(2, null), item(3, 1), item(4, 3), item(5, 1), item(6, 99)]
    expect(inTreeOrder(items).map(({ id }) => id)).toEqual([1, 3, 4, 5, 2, 6])
  })
})
