import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { CheckInState, VehicleType } from '../../contract.ts'
import { customers } from '../../module.ts'

export const VehicleEntity = defineEntity({
  name: 'Vehicle',
  ...tableOf(customers, 'vehicle'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    customerId: p.bigint('number'),
    type: p.text().$type<VehicleType>().default('car'),
    checkInStatus: p.text().$type<CheckInState>().default('none'),
    year: p.integer().strictNullable(),
    make: p.text().default(''),
    model: p.text().default(''),
    color: p.text().default(''),
    vin: p.text().default(''),
    plate: p.text().default(''),
    odometer: p.integer().strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
