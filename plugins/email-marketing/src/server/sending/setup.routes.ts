import { BulkMailing, Database, defineRoutes, Settings } from '@ashlar/sdk/server'
import { getSendingSetup } from '../../contract.ts'
import { EmailMarketingSettings } from '../../settings.ts'

export const setupRoutes = defineRoutes([Settings, Database, BulkMailing], (app, settings, database, bulk) => {
  app.call(getSendingSetup, async () => {
    const { time_zone: timeZone } = await settings.platform()
    const counting = await settings.plain(EmailMarketingSettings)
    const { count_opens: countsOpens, count_clicks: countsClicks } = counting
    const paused = await database.tenant((tx) => bulk.pause(tx))
    const pause = paused === undefined ? null : { until: paused.until.toISOString(), reason: paused.reason }
    return { setup: { timeZone, countsOpens, countsClicks, pause } }
  })
})
