import type { Category, CategoryOrder } from '../../contract.ts'

/** The order below one parent after a row of the tree was put at another place, or another level; undefined for none. */
export function orderAfter(
  rows: readonly Category[],
  from: number,
  to: number,
  step?: 1 | -1,
): CategoryOrder | undefined {
  const row = rows[from]
  if (!row) return undefined
  const isOwn = ({ parent_id }: Category) => parent_id === row.id
  const above = rows.toSpliced(from, 1).slice(0, to)
  const parent = above.findLast((each) => each.parent_id === null && !isOwn(each))
  const mayGoInwards = parent !== undefined && !rows.some(isOwn)
  if (step === 1 && !mayGoInwards) return undefined
  const isInner = step === undefined ? row.parent_id !== null && mayGoInwards : step === 1
  const parentId = isInner && parent ? parent.id : null
  const isSibling = (each: Category) => each.parent_id === parentId && each.id !== row.id
  const siblings = rows.filter(isSibling).map(({ id }) => id)
  const ids = siblings.toSpliced(above.filter(isSibling).length, 0, row.id)
  const before = rows.filter(({ parent_id }) => parent_id === parentId).map(({ id }) => id)
  return `${before}` === `${ids}` ? undefined : { parent_id: parentId, ids }
}

/** The tree in a new order: parents first, each followed by its children. */
export function inOrder(rows: readonly Category[], { parent_id, ids }: CategoryOrder): Category[] {
  const placed = rows.map((row) => {
    const position = ids.indexOf(row.id)
    return position < 0 ? row : { ...row, parent_id, position }
  })
  const below = (id: number | null) =>
    placed.filter((row) => row.parent_id === id).toSorted((a, b) => a.position - b.position)
  return below(null).flatMap((row) => [row, ...below(row.id)])
}
