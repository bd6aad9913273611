import type { Transaction } from '@ashlar/sdk/server'
import { openedLink, type Tracked } from './tracking-secret.ts'

/** A link of a mail and how often its reader followed it, or the picture and how often it was asked for. */
export interface Hits extends Tracked {
  readonly times: number
}

/** Add what one process noticed. Readers count once as having opened or clicked, however often they did. */
export async function keepHits(tx: Transaction, hits: readonly Hits[]): Promise<void> {
  const clicks = hits.filter(({ link }) => link !== openedLink)
  const opened = await mark(
    tx,
    'opened_at',
    hits.filter(({ link }) => link === openedLink),
  )
  const clicked = await mark(tx, 'clicked_at', clicks)
  if (clicks.length > 0) {
    await tx.sql`insert into email_marketing.click as c (campaign_id, link, recipient_id, clicks)
      select h.campaign_id, h.link, h.recipient_id, h.times
      from unnest(${clicks.map(({ campaignId }) => campaignId)}::bigint[], ${clicks.map(({ link }) => link)}::smallint[],
        ${clicks.map(({ recipientId }) => recipientId)}::bigint[], ${clicks.map(({ times }) => times)}::integer[])
        as h (campaign_id, link, recipient_id, times)
      join email_marketing.recipient r on r.id = h.recipient_id and r.campaign_id = h.campaign_id
      on conflict (tenant_id, campaign_id, link, recipient_id) do update set clicks = c.clicks + excluded.clicks`
  }
  const campaigns = [...new Set([...opened.keys(), ...clicked.keys()])].toSorted((a, b) => a - b)
  for (const id of campaigns) {
    await tx.sql`update email_marketing.campaign set opened = opened + ${opened.get(id) ?? 0}::integer,
      clicked = clicked + ${clicked.get(id) ?? 0}::integer where id = ${id}::bigint`
  }
}

/** Note the first time of each reader. @returns how many were first, by campaign */
async function mark(
  tx: Transaction,
  column: 'opened_at' | 'clicked_at',
  hits: readonly Tracked[],
): Promise<Map<number, number>> {
  if (hits.length === 0) return new Map()
  const recipients = hits.map(({ recipientId }) => recipientId)
  const campaigns = hits.map(({ campaignId }) => campaignId)
  const rows =
    column === 'opened_at'
      ? await tx.sql<{ campaign: number }>`update email_marketing.recipient r set opened_at = now()
          from unnest(${recipients}::bigint[], ${campaigns}::bigint[]) as h (recipient_id, campaign_id)
          where r.id = h.recipient_id and r.campaign_id = h.campaign_id and r.opened_at is null
          returning r.campaign_id::integer as campaign`
      : await tx.sql<{ campaign: number }>`update email_marketing.recipient r set clicked_at = now()
          from unnest(${recipients}::bigint[], ${campaigns}::bigint[]) as h (recipient_id, campaign_id)
          where r.id = h.recipient_id and r.campaign_id = h.campaign_id and r.clicked_at is null
          returning r.campaign_id::integer as campaign`
  const counts = new Map<number, number>()
  for (const { campaign } of rows) counts.set(campaign, (counts.get(campaign) ?? 0) + 1)
  return counts
}
