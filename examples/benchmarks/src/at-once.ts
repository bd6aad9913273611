/** Each of so many people does one after the other. */
export async function atOnce<Item>(
  people: number,
  items: readonly Item[],
  act: (item: Item, person: number) => Promise<unknown>,
): Promise<void> {
  const left = [...items]
  const work = async (person: number) => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await act(item, person)
  }
  await Promise.all(Array.from({ length: people }, (_, person) => work(person)))
}

/** Milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
