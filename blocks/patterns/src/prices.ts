interface PriceRow {
  readonly name: string
  readonly price?: string
  readonly description?: string
  readonly badge?: string
  readonly isHeading?: boolean
}

/** The heading of a group, with a note below it. */
export const course = (name: string, description = ''): PriceRow => ({ name, description, isHeading: true })

export const priced = (name: string, price: string, description = '', badge = ''): PriceRow => ({
  ...{ name, price, description, badge },
})

/** The rows of a price list, each with an id. */
export const priceRows = (...rows: readonly PriceRow[]) =>
  rows.map((row, index) => ({ id: `row-${index + 1}`, ...row }))
