import { defineRoutes, Settings } from '@ashlar/sdk/server'
import { getSendingSetup } from '../../contract.ts'
import { EmailMarketingSettings } from '../../settings.ts'

export const setupRoutes = defineRoutes([Settings], (app, settings) => {
  app.call(getSendingSetup, async () => {
    const { time_zone: timeZone } = await settings.platform()
    const counting = await settings.plain(EmailMarketingSettings)
    const { count_opens: countsOpens, count_clicks: countsClicks } = counting
    return { setup: { timeZone, countsOpens, countsClicks } }
  })
})
