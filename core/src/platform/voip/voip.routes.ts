import { getTelephonyLink } from '@ashlar/sdk/platform'
import { defineRoutes, Settings } from '@ashlar/sdk/server'

export const voipRoutes = defineRoutes([Settings], (app, settings) => {
  app.call(getTelephonyLink, async () => ({ link: (await settings.platform()).voip_link }))
})
