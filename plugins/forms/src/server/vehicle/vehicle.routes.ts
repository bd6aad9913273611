import { defineRoutes, Limits } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Makes, Models, Vehicles } from './vehicle.service.ts'

/** Questions of one address in ten minutes: each field that is filled in asks twice. */
const mostAsked = 200

export const vehicleRoutes = defineRoutes([Vehicles, Limits], (app, vehicles, limits) => {
  const count = (ip: string) => limits.count([{ purpose: 'forms.vehicles', of: ip, most: mostAsked, seconds: 600 }])

  app.get(
    '/api/v1/form/vehicles/makes/',
    {
      schema: {
        querystring: Type.Object(
          { type: Type.Optional(Type.String({ maxLength: 60, pattern: '^[A-Za-z][A-Za-z ]*$' })) },
          { additionalProperties: false },
        ),
        response: { 200: Makes },
      },
      config: { access: 'public' },
    },
    async ({ query, ip }) => {
      await count(ip)
      return vehicles.makes(query.type)
    },
  )

  app.get(
    '/api/v1/form/vehicles/models/',
    {
      schema: {
        querystring: Type.Object(
          { makeId: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) },
          { additionalProperties: false },
        ),
        response: { 200: Models },
      },
      config: { access: 'public' },
    },
    async ({ query, ip }) => {
      await count(ip)
      return vehicles.models(query.makeId)
    },
  )
})
