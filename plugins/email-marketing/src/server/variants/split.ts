import type { Transaction } from '@ashlar/sdk/server'
import type { SplitTest } from '../../contract.ts'
import { CampaignEntity } from '../campaign/campaign.entities.ts'
import { decideWinner } from './decide-winner.job.ts'

/** Far enough for nobody to have their turn before a winner is chosen. */
const notYet = '9999-01-01T00:00:00Z'

/**
 * Give a part of the recipients one of the variants, in equal parts and by chance; the others wait for the winner. With
 * everybody in the test nobody waits.
 */
export async function split(tx: Transaction, campaignId: number, test: SplitTest, variants: number): Promise<void> {
  await tx.sql`with drawn as (
      select id, row_number() over (order by md5(email || ${String(campaignId)}), id) as place, count(*) over () as all_of_them
      from email_marketing.recipient where campaign_id = ${campaignId}::bigint)
    update email_marketing.recipient r set
      edition = case when d.place <= ceil(d.all_of_them * ${test.share}::numeric / 100) then 1 + (d.place - 1) % ${variants}::bigint else 0 end,
      try_at = case when d.place <= ceil(d.all_of_them * ${test.share}::numeric / 100) then r.try_at else ${notYet}::timestamptz end
    from drawn d where d.id = r.id and r.campaign_id = ${campaignId}::bigint`
  const decidesAt = new Date(Date.now() + test.hours * 60 * 60_000)
  await tx.em.nativeUpdate(CampaignEntity, { id: campaignId }, { decidesAt })
  await tx.enqueue(decideWinner, { campaignId }, { key: `campaign/${campaignId}/winner`, startAfter: decidesAt })
}
