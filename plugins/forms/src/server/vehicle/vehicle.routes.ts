import { defineRoutes, Limits } from '@ashlar/sdk/server'
import { listMakes, listModels } from '../../contract.ts'
import { Vehicles } from './vehicle.service.ts'

/** Questions of one address in ten minutes: each field that is filled in asks twice. */
const mostAsked = 200

export const vehicleRoutes = defineRoutes([Vehicles, Limits], (app, vehicles, limits) => {
  const count = (ip: string) => limits.count([{ purpose: 'forms.vehicles', of: ip, most: mostAsked, seconds: 600 }])

  app.call(listMakes, async ({ query, ip }) => {
    await count(ip)
    return vehicles.makes(query.type)
  })
  app.call(listModels, async ({ query, ip }) => {
    await count(ip)
    return vehicles.models(query.makeId)
  })
})
