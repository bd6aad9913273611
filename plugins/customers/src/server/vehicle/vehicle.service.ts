import type { AuditEntry, Database, ListReply, RowOf } from '@ashlar/sdk/server'
import { customerChanged, type NewVehicle, type Vehicle, type VehicleChange } from '../../contract.ts'
import { vehicleName } from '../../vehicle-name.ts'
import { customerById, indexCustomer, lockedCustomer } from '../customer/customer.store.ts'
import { VehicleEntity } from './vehicle.entity.ts'
import { columnsOf, namedVehicle, plainVehicle, tidyVehicle, vehicleOf, vehiclesOf } from './vehicle.store.ts'

/** Vehicles of one customer. */
export class VehicleService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(customerId: number): Promise<ListReply<Vehicle>['results']> {
    return this.#database.tenant(async (tx) => {
      await customerById(tx, customerId)
      const rows = await vehiclesOf(tx, [customerId])
      return { rows: rows.map(plainVehicle), total: rows.length }
    })
  }

  find(customerId: number, id: number): Promise<Vehicle> {
    return this.#database.tenant(async (tx) => plainVehicle(await vehicleOf(tx, customerId, id)))
  }

  add(customerId: number, given: NewVehicle): Promise<Vehicle> {
    return this.#database.tenant(async (tx) => {
      const customer = await lockedCustomer(tx, customerId)
      const row = await tx
        .db(VehicleEntity)
        .insertInto('vehicle')
        .values({ year: null, odometer: null, ...columnsOf(namedVehicle(tidyVehicle(given))), customerId })
        .returningAll()
        .executeTakeFirstOrThrow()
      await indexCustomer(tx, customer)
      await tx.emit(customerChanged, { customerId })
      tx.audit(lineOf('vehicle.added', row))
      return plainVehicle(row)
    })
  }

  change(customerId: number, id: number, given: VehicleChange): Promise<Vehicle> {
    return this.#database.tenant(async (tx) => {
      const customer = await lockedCustomer(tx, customerId)
      const before = await vehicleOf(tx, customerId, id)
      const { id: _, ...fields } = namedVehicle({ ...plainVehicle(before), ...tidyVehicle(given) })
      const row = await tx
        .db(VehicleEntity)
        .updateTable('vehicle')
        .set(columnsOf(fields))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await indexCustomer(tx, customer)
      await tx.emit(customerChanged, { customerId })
      tx.audit(lineOf('vehicle.changed', row))
      return plainVehicle(row)
    })
  }

  remove(customerId: number, id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const customer = await lockedCustomer(tx, customerId)
      const row = await vehicleOf(tx, customerId, id)
      await tx.em.nativeDelete(VehicleEntity, { id })
      await indexCustomer(tx, customer)
      await tx.emit(customerChanged, { customerId })
      tx.audit(lineOf('vehicle.deleted', row))
    })
  }
}

/** With the customer, whose erasure reaches lines about deleted vehicles too. */
const lineOf = (action: string, row: RowOf<typeof VehicleEntity>): AuditEntry => ({
  ...{ action, entity: 'vehicle', entityId: row.id, title: vehicleName(row) },
  details: { customer_id: row.customerId },
})
