import { defineRoutes } from '@ashlar/sdk/server'
import { addVehicle, changeVehicle, deleteVehicle, getVehicle, listVehicles } from '../../contract.ts'
import { VehicleService } from './vehicle.service.ts'

export const vehicleRoutes = defineRoutes([VehicleService], (app, vehicles) => {
  app.call(listVehicles, async ({ params }) => ({ results: await vehicles.list(params.id) }))
  app.call(addVehicle, async ({ params, body }) => ({ vehicle: await vehicles.add(params.id, body) }))
  app.call(getVehicle, async ({ params }) => ({ vehicle: await vehicles.find(params.id, params.vehicleId) }))
  app.call(changeVehicle, async ({ params, body }) => ({
    vehicle: await vehicles.change(params.id, params.vehicleId, body),
  }))
  app.call(deleteVehicle, ({ params }) => vehicles.remove(params.id, params.vehicleId))
})
