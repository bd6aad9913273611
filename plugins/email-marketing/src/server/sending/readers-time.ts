import { isTimeZone } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import { momentOf } from '../../zoned-time.ts'
import type { CampaignRow } from '../campaign/campaign.store.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'

/**
 * When the first readers get a campaign that goes out by their own clocks: never in the past, and by the website's clock
 * at the latest.
 *
 * @param localTime what their clocks show then: `2026-12-01T09:00`
 */
export async function firstTurn(tx: Transaction, localTime: string, moment: Date): Promise<Date> {
  const now = Date.now()
  const turns = [...(await turnsByZone(tx, localTime)).values()].map((turn) => turn.getTime())
  return new Date(Math.min(moment.getTime(), ...turns.filter((turn) => turn > now)))
}

/**
 * Give each recipient their turn by their own clock. Who is in no known time zone, or in one where the time had passed
 * when it was scheduled, goes by the website's.
 */
export async function spread(
  tx: Transaction,
  { id, localTime, scheduledAt, beginsAt }: Pick<CampaignRow, 'id' | 'localTime' | 'scheduledAt' | 'beginsAt'>,
): Promise<void> {
  const usual = scheduledAt ?? new Date()
  const first = beginsAt ?? usual
  const turns = [...(await turnsByZone(tx, localTime))]
    .filter(([, turn]) => turn >= first)
    .map(([zone, turn]) => ({ zone, turn: turn.toISOString() }))
  await tx.sql`update email_marketing.recipient r set try_at = coalesce((
      select t.turn from email_marketing.subscriber s
        join jsonb_to_recordset(${JSON.stringify(turns)}::jsonb) as t (zone text, turn timestamptz) on t.zone = s.time_zone
      where s.tenant_id = r.tenant_id and s.id = r.subscriber_id), ${usual})
    where r.campaign_id = ${id}::bigint`
}

async function turnsByZone(tx: Transaction, localTime: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx
    .db(SubscriberEntity)
    .selectFrom('subscriber')
    .select('timeZone')
    .distinct()
    .where('timeZone', '<>', '')
    .execute()
  const turns = new Map<string, Date>()
  for (const { timeZone } of rows) {
    // What an archive brought may be no time zone.
    const turn = isTimeZone(timeZone) ? momentOf(localTime, timeZone) : undefined
    if (turn) turns.set(timeZone, turn)
  }
  return turns
}
