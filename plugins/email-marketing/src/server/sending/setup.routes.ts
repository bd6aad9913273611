import { defineRoutes, Settings } from '@ashlar/sdk/server'
import { getSendingSetup } from '../../contract.ts'
import { EmailMarketingSettings } from '../../settings.ts'

export const setupRoutes = defineRoutes([Settings], (app, settings) => {
  app.call(getSendingSetup, async () => {
    const { time_zone: timeZone } = await settings.platform()
    const counting = await settings.plain(EmailMarketingSettings)
    const { email_count_opens: countsOpens, email_count_clicks: countsClicks } = counting
    return { setup: { timeZone, countsOpens, countsClicks } }
  })
})
