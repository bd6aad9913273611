import type { RowOf } from '@ashlar/sdk/server'
import type { VehicleEntity } from '../vehicle/vehicle.entity.ts'
import type { CustomerRow } from './customer.store.ts'

/** What a customer is found by: names, email, phone, vehicles, tags and custom fields (CMD-029 to CMD-031). */
export function wordsOf(
  customer: CustomerRow,
  vehicles: readonly RowOf<typeof VehicleEntity>[],
  tags: readonly string[],
): string {
  const { firstname, lastname, company, email, phone, phoneKey, customValues } = customer
  const cars = vehicles.flatMap(({ vin, make, model, year, color, plate }) => [vin, make, model, year, color, plate])
  return [firstname, lastname, company, email, phone, phoneKey, ...cars, ...tags, ...Object.values(customValues)]
    .filter((word) => word !== null)
    .join(' ')
}
