import type { RowOf } from '@ashlar/sdk/server'
import type { VehicleEntity } from '../vehicle/vehicle.entity.ts'
import type { CustomerRow } from './customer.store.ts'

/** What a customer is found by: names, email, phone, vehicles, and the words of tags and custom fields (CMD-029 to CMD-031). */
export function wordsOf(
  customer: CustomerRow,
  vehicles: readonly RowOf<typeof VehicleEntity>[],
  others: readonly string[],
): string {
  const { firstname, lastname, company, email, phone, phoneKey } = customer
  const cars = vehicles.flatMap(({ vin, make, model, year, color, plate }) => [vin, make, model, year, color, plate])
  return [firstname, lastname, company, email, phone, phoneKey, ...cars, ...others]
    .filter((word) => word !== null)
    .join(' ')
}
