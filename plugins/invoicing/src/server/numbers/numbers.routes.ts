import { defineRoutes } from '@ashlar/sdk/server'
import { setNextNumber } from '../../contract.ts'
import { NumbersService } from './numbers.service.ts'

export const numberRoutes = defineRoutes([NumbersService], (app, numbers) =>
  app.call(setNextNumber, async ({ body }) => ({ number: await numbers.begin(body) })),
)
