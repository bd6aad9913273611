import { block } from './build.ts'

export interface PriceRow {
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

/** A price list, with props of the block beside its rows. */
export const priceList = (rows: ReturnType<typeof priceRows>, shape: Readonly<Record<string, unknown>> = {}) =>
  block('price-list', { padding: { desktop: { top: 0, bottom: 0 } }, rows, ...shape })
