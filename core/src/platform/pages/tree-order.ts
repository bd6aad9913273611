interface TreeItem {
  readonly id: number
  readonly parentId: number | null
}

/** Items as a tree is read: each before its children, in the order given. Children of what is missing stand at the top. */
export function inTreeOrder<Item extends TreeItem>(items: readonly Item[]): Item[] {
  const ids = new Set(items.map(({ id }) => id))
  const children = Map.groupBy(items, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null))
  const ordered: Item[] = []
  const open = (children.get(null) ?? []).toReversed()
  for (let item = open.pop(); item; item = open.pop()) {
    ordered.push(item)
    open.push(...(children.get(item.id) ?? []).toReversed())
  }
  return ordered
}
