import type { RowOf, Transaction } from '@ashlar/sdk/server'
import { DeliveryZoneEntity } from './delivery-zone.entity.ts'

/** Zones that are in use, in the order in which they are asked. */
export const activeZones = (tx: Transaction): Promise<RowOf<typeof DeliveryZoneEntity>[]> =>
  tx
    .db(DeliveryZoneEntity)
    .selectFrom('delivery_zone')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
