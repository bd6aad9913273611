import { defineCall, Id, permission, Rows } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { customers } from '../module.ts'
import { customersPath } from './addresses.ts'

export const vehicleTypes = ['car', 'truck', 'motorcycle'] as const
export type VehicleType = (typeof vehicleTypes)[number]

/** Where a vehicle is. `none` is the default and has no icon. */
export const checkInStates = ['none', 'checked_in', 'in_service', 'ready_for_pickup', 'picked_up'] as const
export type CheckInState = (typeof checkInStates)[number]

const text = (title: string, maxLength: number) => Type.String({ title, maxLength, default: '' })

const described = {
  type: Type.Enum([...vehicleTypes], { title: 'Type', default: 'car' }),
  check_in_status: Type.Enum([...checkInStates], { title: 'Check-in', default: 'none' }),
  year: Type.Union([Type.Integer({ minimum: 1885, maximum: 2100 }), Type.Null()], { title: 'Year', default: null }),
  make: text('Make', 60),
  model: text('Model', 60),
  color: text('Colour', 40),
  vin: text('VIN', 30),
  plate: text('Plate', 20),
  odometer: Type.Union([Type.Integer({ minimum: 0, maximum: 10_000_000 }), Type.Null()], {
    title: 'Odometer',
    default: null,
  }),
}

export const Vehicle = Type.Object({ id: Id, ...described })
export type Vehicle = Static<typeof Vehicle>

/** What a new vehicle is made from. At least one of make, model, VIN and plate is needed. */
export const NewVehicle = Type.Partial(Type.Object(described, { additionalProperties: false }))
export type NewVehicle = Static<typeof NewVehicle>

/** Members that are left out stay as they are. */
export const VehicleChange = NewVehicle
export type VehicleChange = NewVehicle

const OfCustomer = Type.Object({ id: Id })
const OneOfCustomer = Type.Object({ id: Id, vehicleId: Id })
const path = `${customersPath}:id/vehicles/` as const

export const listVehicles = defineCall({
  id: 'customers.listVehicles',
  method: 'GET',
  path,
  summary: 'List the vehicles of a customer',
  params: OfCustomer,
  reply: { results: Rows(Vehicle) },
  access: permission(customers, 'customers', 'can_view'),
})

export const addVehicle = defineCall({
  id: 'customers.addVehicle',
  method: 'POST',
  path,
  summary: 'Add a vehicle to a customer',
  params: OfCustomer,
  body: NewVehicle,
  reply: { vehicle: Vehicle },
  status: 201,
  access: permission(customers, 'customers', 'can_edit'),
})

export const getVehicle = defineCall({
  id: 'customers.getVehicle',
  method: 'GET',
  path: `${path}:vehicleId/`,
  summary: 'Show a vehicle of a customer',
  params: OneOfCustomer,
  reply: { vehicle: Vehicle },
  access: permission(customers, 'customers', 'can_view'),
})

export const changeVehicle = defineCall({
  id: 'customers.changeVehicle',
  method: 'PUT',
  path: `${path}:vehicleId/`,
  summary: 'Change a vehicle of a customer',
  params: OneOfCustomer,
  body: VehicleChange,
  reply: { vehicle: Vehicle },
  access: permission(customers, 'customers', 'can_edit'),
})

export const deleteVehicle = defineCall({
  id: 'customers.deleteVehicle',
  method: 'DELETE',
  path: `${path}:vehicleId/`,
  summary: 'Delete a vehicle of a customer',
  params: OneOfCustomer,
  reply: {},
  access: permission(customers, 'customers', 'can_edit'),
})
