import { dayIn } from '@ashlar/sdk'
import type { Database, Settings } from '@ashlar/sdk/server'
import type { CampaignDay, CampaignMetrics, CampaignReport } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { campaignById } from '../campaign/campaign.store.ts'
import { ordersOfCampaign } from '../revenue/orders-of-campaign.ts'
import type { Act } from './acts.ts'
import { daysBetween, daysOfCampaign, linksOf, whyLeft } from './report.store.ts'

/** Days of figures where nobody names a start. */
const usualDays = 30
const mostDays = 366

/** Figures of campaigns. */
export class ReportService {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  /** Links, the most followed first, and the days on which something happened. @throws UNKNOWN_CAMPAIGN */
  async ofCampaign(id: number): Promise<CampaignReport> {
    const { time_zone: zone } = await this.#settings.platform()
    return this.#database.tenant(async (tx) => {
      await campaignById(tx, id)
      const links = await linksOf(tx, id)
      const days = [...(await daysOfCampaign(tx, id, zone))].map(([day, counts]) => ({ day, ...counts }))
      const orders = await ordersOfCampaign(tx, id)
      return { links, orders, days: days.toSorted((a, b) => (a.day < b.day ? -1 : 1)), ...(await whyLeft(tx, id)) }
    })
  }

  /** All campaigns in a span of days of the website's calendar, each day of it. @throws SPAN_WRONG */
  async metrics(given: { readonly startDate?: string; readonly endDate?: string }): Promise<CampaignMetrics> {
    const { time_zone: zone } = await this.#settings.platform()
    const end = given.endDate ?? dayIn(zone)
    const start = given.startDate ?? daysAfter(end, 1 - usualDays)
    if (start > end || start < daysAfter(end, 1 - mostDays)) throw errors.SPAN_WRONG(mostDays)
    const known = await this.#database.tenant((tx) => daysBetween(tx, start, end, zone))
    const days: CampaignDay[] = []
    for (let day = start; day <= end; day = daysAfter(day, 1)) {
      days.push({ day, sent: 0, opened: 0, clicked: 0, bounced: 0, unsubscribed: 0, ...known.get(day) })
    }
    const all = (act: Act) => days.reduce((sum, day) => sum + day[act], 0)
    const [sent, bounced] = [all('sent'), all('bounced')]
    return {
      ...{ sent, bounced, delivered: Math.max(sent - bounced, 0), opened: all('opened'), clicked: all('clicked') },
      ...{ unsubscribed: all('unsubscribed'), days },
    }
  }
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
