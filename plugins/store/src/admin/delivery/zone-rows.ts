import type { DeliveryRate, DeliveryZone } from '../../contract.ts'

/** One price of a rate: a line of the grid. */
export interface RateRow {
  readonly key: number
  readonly name: string
  readonly by: DeliveryRate['by']
  /** Grams, or minor units. */
  readonly from: number
  /** In minor units. */
  readonly price: number
  readonly most: number | null
  readonly freeFrom: number | null
}

type Rates = DeliveryZone['rates']

/** The prices of all rates, each on its own line. */
export const rowsOf = (rates: Rates): RateRow[] =>
  rates.flatMap(({ name, by, steps, most, free_from }, at) =>
    steps.map(({ from, price }, step) => ({
      key: at * 100 + step,
      ...{ name, by, from, price, most, freeFrom: free_from },
    })),
  )

/** Lines with one name are one rate, which keeps its number: carts and orders name it. */
export function ratesOf(rows: readonly RateRow[], before: Rates): Rates {
  let last = Math.max(0, ...before.map(({ number }) => number))
  return [...Map.groupBy(rows, ({ name }) => name)].flatMap(([name, lines]) => {
    const [first] = lines
    if (!first) return []
    const known = before.find((rate) => rate.name === name)
    if (!known) last += 1
    const steps = lines.map(({ from, price }) => ({ from, price })).toSorted((a, b) => a.from - b.from)
    return [{ number: known?.number ?? last, name, by: first.by, steps, most: first.most, free_from: first.freeFrom }]
  })
}
