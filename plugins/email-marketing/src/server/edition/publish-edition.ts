import type { Transaction } from '@ashlar/sdk/server'
import { CampaignBodyEntity } from '../campaign/campaign.entities.ts'
import type { CampaignRow } from '../campaign/campaign.store.ts'
import type { RenderedCampaign } from '../sending/rendered-campaign.ts'

/** Keep a mail as it is now, for sending: as a new edition, unless it is the same as the last one. */
export async function publishEdition(tx: Transaction, row: CampaignRow, mail: RenderedCampaign): Promise<number> {
  const { id: campaignId, subject, preheader, fromName, replyTo } = row
  const { html, text, links } = mail
  const last = await lastEdition(tx, campaignId)
  const words = { subject, preheader, fromName, replyTo, html, text }
  const isSame =
    last !== undefined &&
    Object.entries(words).every(([name, value]) => Object.entries(last).some(([n, v]) => n === name && v === value)) &&
    last.links.join('\n') === links.join('\n')
  if (isSame) return last.edition
  const edition = (last?.edition ?? 0) + 1
  await putEdition(tx, row, edition, mail)
  return edition
}

/** Keep a mail for sending, as this edition. */
export async function putEdition(
  tx: Transaction,
  row: CampaignRow,
  edition: number,
  mail: RenderedCampaign,
): Promise<void> {
  const { id: campaignId, subject, preheader, fromName, replyTo } = row
  const { html, text, links } = mail
  const words = { subject, preheader, fromName, replyTo, html, text }
  tx.em.create(CampaignBodyEntity, { campaignId, edition, ...words, links })
  await tx.em.flush()
}

/** Undefined for a mail that was never ready to be sent. */
export function lastEdition(tx: Transaction, campaignId: number) {
  return tx
    .db(CampaignBodyEntity)
    .selectFrom('campaign_body')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst()
}
