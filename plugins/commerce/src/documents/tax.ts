import { type Amount, allocated, millionths, type Rate, roundedShare } from '@ashlar/sdk'

/** A rate as it stands on a line: it goes on counting when the website changes its rates. */
export interface AppliedRate {
  /** What the customer reads: `GST`. */
  readonly name: string
  readonly rate: Rate
}

/** What one rate comes to, on a line or on a whole document. */
export interface TaxAmount extends AppliedRate {
  /** What it was computed from, without taxes. */
  readonly base: Amount
  readonly amount: Amount
}

const all = 1_000_000

/**
 * The taxes on an amount, each rounded half away from zero. Where prices include taxes they are what is inside of the
 * amount: taken out as one, then divided over the rates, so that nothing is rounded twice.
 */
export function taxesOn(amount: Amount, rates: readonly AppliedRate[], pricesIncludeTax: boolean): TaxAmount[] {
  if (rates.length === 0) return []
  const shares = rates.map(({ rate }) => millionths(rate))
  if (!pricesIncludeTax) {
    return rates.map(({ name, rate }, place) => ({
      ...{ name, rate, base: amount },
      amount: roundedShare(amount, shares[place] ?? 0, all),
    }))
  }
  const together = shares.reduce((sum, share) => sum + share, 0)
  const inside = roundedShare(amount, together, all + together)
  // Without any share there is nothing to divide, and equal parts of nothing are nothing.
  const parts = allocated(inside, shares)
  return rates.map(({ name, rate }, place) => ({ name, rate, base: amount - inside, amount: parts[place] ?? 0 }))
}
