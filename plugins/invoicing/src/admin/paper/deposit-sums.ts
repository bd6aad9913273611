import type { Sum, Translate } from '@ashlar/sdk/ui'
import type { Document } from '../../contract.ts'
import { asksDeposit, depositOn } from '../../lines/deposit.ts'
import { moneyText } from '../words.ts'

/** What a quote or work order asks for on approval, below its total. */
export function depositSums(
  { type, deposit, grandTotal, currency }: Pick<Document, 'type' | 'deposit' | 'grandTotal' | 'currency'>,
  t: Translate,
): Sum[] {
  const amount = depositOn(grandTotal, deposit)
  if (!asksDeposit(type) || deposit === null || amount === 0) return []
  const share = 'percent' in deposit ? `, ${deposit.percent}%` : ''
  return [{ name: `${t('Deposit on approval')}${share}`, value: moneyText(amount, currency) }]
}
