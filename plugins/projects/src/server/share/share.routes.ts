import { defineRoutes } from '@ashlar/sdk/server'
import { endShare, getShare, shareProject } from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { Shares } from './share.service.ts'

export const shareRoutes = defineRoutes([Shares], (app, shares) => {
  app.call(getShare, async ({ params }) => ({ share: await shares.find(params.id) }))
  app.call(shareProject, ({ actor, params, body }) => shares.create(whoAsks(actor), params.id, body.days))
  app.call(endShare, ({ params }) => shares.end(params.id))
})
