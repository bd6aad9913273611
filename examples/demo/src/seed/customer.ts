import { NewCustomer, NewVehicle } from '@ashlar/plugin-customers'
import Type, { type Static } from 'typebox'

/** A customer as the seed writes it, with vehicles and perhaps the title of a note. */
export const SeedCustomer = Type.Object(
  { ...NewCustomer.properties, note: Type.Optional(Type.String()), vehicles: Type.Array(NewVehicle) },
  { additionalProperties: false },
)
export type SeedCustomer = Static<typeof SeedCustomer>
