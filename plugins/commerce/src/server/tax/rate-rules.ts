import type { TaxRate } from '../../contract.ts'
import { errors } from '../../errors.ts'

/**
 * Rates as they are stored: names without blanks around them, regions in capitals.
 *
 * @throws RATE_ENDS_BEFORE_IT_BEGINS, OVERLAPPING_RATES, each with the place of the rate
 */
export function checkedRates(given: readonly TaxRate[]): TaxRate[] {
  const rates = given.map((rate) => ({ ...rate, name: rate.name.trim(), region: rate.region.trim().toUpperCase() }))
  for (const [place, rate] of rates.entries()) {
    if (rate.from !== null && rate.until !== null && rate.until < rate.from) {
      const error = errors.RATE_ENDS_BEFORE_IT_BEGINS(rate.name)
      throw error.at({ path: `rates/${place}/until`, message: error.message })
    }
    if (rates.slice(0, place).some((other) => isSame(rate, other) && overlaps(rate, other))) {
      const error = errors.OVERLAPPING_RATES(rate.name, [rate.region, rate.country].filter(Boolean).join(', '))
      throw error.at({ path: `rates/${place}/from`, message: error.message })
    }
  }
  return rates
}

const isSame = (one: TaxRate, other: TaxRate) =>
  one.name === other.name && one.country === other.country && one.region === other.region

const overlaps = (one: TaxRate, other: TaxRate) =>
  (one.from ?? '') <= (other.until ?? '9999-12-31') && (other.from ?? '') <= (one.until ?? '9999-12-31')
