import { track } from '@ashlar/sdk/visitor'
import { majorUnits } from './cart.ts'

/** A purchase is told once, however often the page is looked at. */
export function liveThanks(root: HTMLElement): void {
  const { order = '', number = '', total = '0', currency = '' } = root.dataset
  const key = `ashlar_purchase_${order}`
  if (sessionStorage.getItem(key) !== null) return
  sessionStorage.setItem(key, '')
  track('purchase', { transaction_id: number, currency, value: majorUnits(Number(total), currency) })
}
