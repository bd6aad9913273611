import { defineResource, Id } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { store } from '../module.ts'
import { deliveryZonesPath } from './order-addresses.ts'
import { Price } from './product.ts'

/** What `delivery` of a checkout says for orders that are picked up. */
export const pickup = 'pickup'

const name = (maxLength: number) => Type.String({ title: 'Name', minLength: 1, maxLength, pattern: '\\S' })

/** From a weight in grams, or from a total in minor units, to the next step. */
export const DeliveryStep = Type.Object(
  { from: Type.Integer({ minimum: 0, maximum: 100_000_000_000_000 }), price: Price },
  { additionalProperties: false },
)

export const DeliveryRate = Type.Object(
  {
    /** Names the rate within its zone; never used twice there, as orders name it. */
    number: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    name: name(80),
    /** What the steps are compared with. */
    by: Type.Enum(['weight', 'total']),
    /** Below the first step and above `most` the rate is not offered. */
    steps: Type.Array(DeliveryStep, { minItems: 1, maxItems: 50 }),
    most: Type.Union([Type.Integer({ minimum: 0, maximum: 100_000_000_000_000 }), Type.Null()]),
    /** Free of charge when the goods come to this much; null for never. */
    free_from: Type.Union([Price, Type.Null()]),
  },
  { additionalProperties: false },
)
export type DeliveryRate = Static<typeof DeliveryRate>

const written = {
  name: name(80),
  /** The first zone by position that holds an address gives the rates. */
  position: Type.Integer({ minimum: 0, maximum: 10_000 }),
  is_active: Type.Boolean(),
  /** ISO 3166-1 codes; none for all countries. */
  countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 260, uniqueItems: true }),
  /** As they stand in addresses, such as `ON`; none for whole countries. */
  regions: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 300, uniqueItems: true }),
  /** Beginnings of postal codes, such as `M5`; none for all. */
  postcodes: Type.Array(Type.String({ minLength: 1, maxLength: 20 }), { maxItems: 1_000, uniqueItems: true }),
  rates: Type.Array(DeliveryRate, { maxItems: 20 }),
}

/** Where a website delivers to, and for how much. */
export const DeliveryZone = Type.Object({ id: Id, ...written })
export type DeliveryZone = Static<typeof DeliveryZone>

export const deliveryZones = defineResource(store, {
  one: 'deliveryZone',
  many: 'deliveryZones',
  path: deliveryZonesPath,
  area: 'orders',
  row: DeliveryZone,
  write: Type.Object(written, { additionalProperties: false }),
  orders: ['position'],
})
