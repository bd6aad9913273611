import { answersOf, Database, defineRoutes } from '@ashlar/sdk/server'
import { deliveryZones } from '../../contract.ts'
import { DeliveryZoneEntity } from './delivery-zone.entity.ts'

export const deliveryRoutes = defineRoutes([Database], (app, database) => {
  const answers = answersOf(deliveryZones, DeliveryZoneEntity, database)
  app.call(deliveryZones.list, answers.list)
  app.call(deliveryZones.add, answers.add)
  app.call(deliveryZones.change, answers.change)
  app.call(deliveryZones.remove, answers.remove)
})
