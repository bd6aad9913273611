import { type Amount, amountFrom } from '@ashlar/sdk'
import type { ImportRow } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'

/** Reads the cells of one row. Empty cells are undefined: they change nothing. */
export class Cells {
  readonly #row: ImportRow
  readonly #currency: string

  constructor(row: ImportRow, currency: string) {
    this.#row = row
    this.#currency = currency
  }

  text(column: string): string | undefined {
    const cell = this.#row[column]?.trim() ?? ''
    return cell === '' ? undefined : cell
  }

  list(column: string, separator: RegExp): string[] {
    const parts = this.text(column)?.split(separator) ?? []
    return parts.map((part) => part.trim()).filter((part) => part !== '')
  }

  /** @throws INVALID_CELL */
  flag(column: string): boolean | undefined {
    const cell = this.text(column)?.toLowerCase()
    if (cell === undefined) return undefined
    if (['true', '1', 'yes', 'y'].includes(cell)) return true
    if (['false', '0', 'no', 'n'].includes(cell)) return false
    throw errors.INVALID_CELL(column, 'must be true or false')
  }

  /** Whole pieces; a decimal number is rounded down. @throws INVALID_CELL */
  pieces(column: string): number | undefined {
    const number = this.number(column)
    return number === undefined ? undefined : Math.max(0, Math.floor(number))
  }

  /** @throws INVALID_CELL */
  number(column: string): number | undefined {
    const cell = this.text(column)
    if (cell === undefined) return undefined
    const number = Number(cell.replace(',', '.'))
    if (!Number.isFinite(number)) throw errors.INVALID_CELL(column, 'must be a number')
    return number
  }

  /** In minor units: `19.9` and `19,90` are 1990. @throws INVALID_CELL */
  amount(column: string): Amount | undefined {
    const cell = this.text(column)
    if (cell === undefined) return undefined
    const amount = amountFrom(plainDecimal(cell), this.#currency)
    if (amount === undefined || amount < 0) throw errors.INVALID_CELL(column, 'must be a price, such as 19.90')
    return amount
  }
}

/** Without zeros that no currency has (`19.9000`), and with a point. */
function plainDecimal(text: string): string {
  const [whole = '', ...decimals] = text.replace(',', '.').split('.')
  let end = decimals.join('.')
  while (end.endsWith('0')) end = end.slice(0, -1)
  return end === '' ? whole : `${whole}.${end}`
}
