import { defineRoutes } from '@ashlar/sdk/server'
import {
  pauseCampaign,
  resumeCampaign,
  scheduleCampaign,
  sendCampaign,
  stopCampaign,
  unscheduleCampaign,
} from '../../contract.ts'
import { SendingService } from './sending.service.ts'

export const sendingRoutes = defineRoutes([SendingService], (app, sending) => {
  app.call(sendCampaign, async ({ params }) => ({ campaign: await sending.send(params.id) }))
  app.call(scheduleCampaign, async ({ params, body }) => ({
    campaign: await sending.schedule(params.id, new Date(body.scheduled_at), body.at_readers_time === true),
  }))
  app.call(unscheduleCampaign, async ({ params }) => ({ campaign: await sending.unschedule(params.id) }))
  app.call(pauseCampaign, async ({ params }) => ({ campaign: await sending.pause(params.id) }))
  app.call(resumeCampaign, async ({ params }) => ({ campaign: await sending.resume(params.id) }))
  app.call(stopCampaign, async ({ params }) => ({ campaign: await sending.stop(params.id) }))
})
