/** One card of the boards that are compared. */
export interface BenchmarkCard {
  readonly id: string
  readonly column: string
  readonly title: string
}

export const columnIds = ['one', 'two', 'three', 'four', 'five'] as const

const count = Number(new URLSearchParams(location.search).get('cards'))

/** As many cards as the address asks for, in turn in five columns. */
export const cards: readonly BenchmarkCard[] = Array.from({ length: count }, (_, index) => ({
  ...{ id: `card-${index + 1}`, title: `Card ${index + 1}` },
  column: columnIds[index % columnIds.length] ?? columnIds[0],
}))
