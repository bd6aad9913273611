import type { Transaction } from '@ashlar/sdk/server'
import type { OwnDocument } from '../../contract.ts'
import { totalsOfLines } from '../../lines/totals.ts'
import { approvalsOf, type DocumentRow, linesOf } from './document.store.ts'

/** Which options of an approved document the customer chose, and the total with them. Undefined where none was offered. */
export async function optionsOf(tx: Transaction, row: DocumentRow): Promise<OwnDocument['chosen']> {
  const lines = await linesOf(tx, [row.id])
  if (lines.every(({ isOptional }) => !isOptional)) return undefined
  const approvals = await approvalsOf(tx, row.id)
  const asChosen = lines.map((line) => ({ ...line, isChosen: approvals.get(line.id) === 'approved' }))
  const { grandTotal } = totalsOfLines({
    ...{ discount: row.discountRule, pricesIncludeTax: row.pricesIncludeTax },
    lines: asChosen.map(({ discountRule, ...line }) => ({
      ...line,
      quantity: line.quantity / 1000,
      discount: discountRule,
    })),
  })
  return {
    lines: asChosen.filter(({ isOptional, isChosen }) => isOptional && isChosen).map(({ id }) => id),
    grandTotal,
  }
}
