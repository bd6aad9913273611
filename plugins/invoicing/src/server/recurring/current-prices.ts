import type { CollectionMembers } from '@ashlar/sdk'
import type { LineSource } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { isPriced } from '../../lines/totals.ts'
import { refused, type WrittenLine } from '../document/write-document.ts'

/**
 * The lines with the prices that their sources have now. A line of a module that has gone keeps its price.
 *
 * @throws NO_PRICE for what its source no longer offers
 */
export async function withCurrentPrices(
  lines: readonly WrittenLine[],
  sources: CollectionMembers<LineSource>,
): Promise<WrittenLine[]> {
  const priced: WrittenLine[] = []
  for (const [at, line] of lines.entries()) {
    const source = line.source === null || !isPriced(line) ? undefined : sources.find(line.source.source)
    if (source === undefined || line.source === null) {
      priced.push(line)
      continue
    }
    const offered = await source.lines(line.source.id)
    if (offered.length === 0) throw refused(`items/${at}/name`, errors.NO_PRICE(line.name))
    // What becomes several lines is told apart by what they are called.
    const [only] = offered.length === 1 ? offered : offered.filter((each) => isSame(each, line))
    priced.push({ ...line, unitPrice: only?.unitPrice ?? line.unitPrice })
  }
  return priced
}

const isSame = (offered: { readonly name: string; readonly sku?: string }, { name, sku }: WrittenLine): boolean =>
  sku === '' ? offered.name.trim() === name : offered.sku?.trim() === sku
