import type { Address, DeliveryRate, DeliveryZone, OrderDelivery } from '../../contract.ts'

type Zone = Omit<DeliveryZone, 'name' | 'position' | 'is_active'>

/** What is delivered. */
export interface Parcel {
  /** Grams. */
  readonly weight: number
  /** What the goods cost, without discounts, in minor units. */
  readonly total: number
}

/** Rates for an address: those of the first zone that holds it. */
export function deliveriesTo(zones: readonly Zone[], address: Partial<Address>, parcel: Parcel): OrderDelivery[] {
  const zone = zones.find((each) => holds(each, address))
  if (zone === undefined) return []
  return zone.rates.flatMap((rate) => {
    const price = priceOf(rate, parcel)
    return price === undefined ? [] : [{ id: `${zone.id}-${rate.number}`, name: rate.name, price }]
  })
}

function holds(
  { countries, regions, postcodes }: Zone,
  { country = '', province = '', postal = '' }: Partial<Address>,
) {
  if (country === '') return false
  if (countries.length > 0 && !countries.includes(country)) return false
  if (regions.length > 0 && !regions.some((each) => plain(each) === plain(province))) return false
  return postcodes.length === 0 || postcodes.some((each) => plain(postal).startsWith(plain(each)))
}

/** As places are compared: `m5v 1a1` is in `M5`. */
const plain = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, '')

function priceOf({ by, steps, most, free_from }: DeliveryRate, { weight, total }: Parcel): number | undefined {
  const size = by === 'weight' ? weight : total
  if (most !== null && size > most) return undefined
  const step = steps.toSorted((one, other) => other.from - one.from).find(({ from }) => from <= size)
  if (step === undefined) return undefined
  return free_from !== null && total >= free_from ? 0 : step.price
}
