import type { RowOf, Transaction } from '@ashlar/sdk/server'
import type { NewVehicle, Vehicle } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { VehicleEntity } from './vehicle.entity.ts'

export type VehicleRow = RowOf<typeof VehicleEntity>

/** A row as the API shows it. */
export function plainVehicle({ tenantId: _, customerId: __, createdAt: ___, ...row }: VehicleRow): Vehicle {
  const { checkInStatus, ...vehicle } = row
  return { ...vehicle, check_in_status: checkInStatus }
}

/** What a vehicle is stored as. */
export const columnsOf = ({ check_in_status, ...vehicle }: NewVehicle) => ({
  ...vehicle,
  ...(check_in_status !== undefined && { checkInStatus: check_in_status }),
})

/** Texts without blanks around them; VIN and plate in capitals, as they are written on the vehicle. */
export function tidyVehicle(given: NewVehicle): NewVehicle {
  const trimmed = Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
  const vehicle: NewVehicle = Object.fromEntries(trimmed)
  return {
    ...vehicle,
    ...(vehicle.vin !== undefined && { vin: vehicle.vin.toUpperCase() }),
    ...(vehicle.plate !== undefined && { plate: vehicle.plate.toUpperCase() }),
  }
}

/** @throws NO_VEHICLE */
export function namedVehicle<T extends NewVehicle>(vehicle: T): T {
  const { make = '', model = '', vin = '', plate = '' } = vehicle
  const error = errors.NO_VEHICLE()
  if (`${make}${model}${vin}${plate}` === '') throw error.at({ path: 'make', message: error.message })
  return vehicle
}

/** @throws UNKNOWN_VEHICLE */
export async function vehicleOf(tx: Transaction, customerId: number, id: number): Promise<VehicleRow> {
  const row = await tx.em.findOne(VehicleEntity, { id, customerId })
  if (row === null) throw errors.UNKNOWN_VEHICLE()
  return row
}

/** Of these customers, the oldest first. */
export function vehiclesOf(tx: Transaction, customerIds: readonly number[]): Promise<VehicleRow[]> {
  return tx
    .db(VehicleEntity)
    .selectFrom('vehicle')
    .selectAll()
    .where(({ eb, fn, val }) => eb('customerId', '=', fn.any(val(customerIds))))
    .orderBy('id')
    .execute()
}
