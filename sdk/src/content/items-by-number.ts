/** As many items as a number says: the list's first ones, then new ones under ids that are free. */
export function itemsByNumber<Item extends { readonly id: string }>(
  items: readonly Item[],
  count: number,
  usual: (number: number) => Item,
): readonly Item[] {
  const shown = items.slice(0, count)
  const taken = new Set(shown.map(({ id }) => id))
  for (let number = shown.length + 1; shown.length < count; number++) {
    const item = usual(number)
    if (!taken.has(item.id)) shown.push(item)
  }
  return shown
}
