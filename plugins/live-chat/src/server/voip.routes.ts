import { defineRoutes, Settings } from '@ashlar/sdk/server'
import { getTelephonyLink } from '../contract.ts'
import { LiveChatSettings } from '../settings.ts'

export const voipRoutes = defineRoutes([Settings], (app, settings) => {
  app.call(getTelephonyLink, async () => ({ link: (await settings.plain(LiveChatSettings)).voip_link }))
})
