import { defineRoutes } from '@ashlar/sdk/server'
import { addQuote } from '../contract.ts'
import { Records } from './records.service.ts'

export const recordRoutes = defineRoutes([Records], (app, records) => {
  app.call(addQuote, async ({ body }) => ({ id: await records.add('quote', body) }))
})
