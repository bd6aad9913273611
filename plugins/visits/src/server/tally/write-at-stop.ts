import { defineRoutes } from '@ashlar/sdk/server'
import { VisitTally } from './visit-tally.service.ts'

/** What waits is written when the server stops, or takes other packages. No routes: a scope is told when that is. */
export const writeAtStop = defineRoutes([VisitTally], (app, tally) => {
  app.addHook('onClose', () => tally.flush())
})
