import type { RowOf, Transaction } from '@ashlar/sdk/server'
import type { Campaign, CampaignCounts } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { CampaignEntity, RecipientEntity } from './campaign.entities.ts'
import { firstPicture } from './first-picture.ts'

export type CampaignRow = RowOf<typeof CampaignEntity>

/** What is read to show a campaign. Its content may be long, and stays where it is. */
export const shownColumns = [
  ...(['id', 'name', 'subject', 'preheader', 'fromName', 'replyTo', 'status', 'isPaused', 'failure'] as const),
  ...(['scheduledAt', 'localTime', 'sentAt', 'createdAt', 'updatedAt', 'picture'] as const),
  ...(['recipients', 'sent', 'failed', 'skipped', 'opened', 'clicked', 'bounced', 'unsubscribed'] as const),
] as const satisfies readonly (keyof CampaignRow)[]
export type ShownRow = Pick<CampaignRow, (typeof shownColumns)[number]>

/** Words of campaigns in the search index. */
export const searchKind = 'email_marketing.campaign'

export const indexCampaign = (tx: Transaction, { id, name, subject }: CampaignRow) =>
  tx.search.put(searchKind, id, `${name}\n${subject}`)

/** Whether it has not begun: it can be changed and sent. */
export const isWaiting = ({ status, frozenAt }: CampaignRow): boolean =>
  status === 'draft' || status === 'scheduled' || (status === 'failed' && frozenAt === null)

/** A mail of an automation or a notification: it goes out as long as these are on. */
export const isOpenEnded = ({ kind }: CampaignRow): boolean => kind === 'automation' || kind === 'notification'

/** Whether people may write in it. Mails of automations and notifications can always be changed: later ones are as they are then. */
export const isChangeable = (row: CampaignRow): boolean => isOpenEnded(row) || isWaiting(row)

/** @throws UNKNOWN_CAMPAIGN */
export async function campaignById(tx: Transaction, id: number): Promise<CampaignRow> {
  const row = await tx.db(CampaignEntity).selectFrom('campaign').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw errors.UNKNOWN_CAMPAIGN()
  return row
}

/** Until the work is over, nobody else changes it. @throws UNKNOWN_CAMPAIGN */
export async function lockedCampaign(tx: Transaction, id: number): Promise<CampaignRow> {
  const row = await tx
    .db(CampaignEntity)
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw errors.UNKNOWN_CAMPAIGN()
  return row
}

/** What became of the recipients of campaigns under way; the others have it written down. */
export async function endedOf(
  tx: Transaction,
  rows: readonly Pick<CampaignRow, 'id' | 'status'>[],
): Promise<ReadonlyMap<number, Pick<CampaignCounts, 'sent' | 'failed' | 'skipped'>>> {
  const underWay = rows.filter(({ status }) => status === 'sending').map(({ id }) => id)
  const counted = new Map(underWay.map((id) => [id, { sent: 0, failed: 0, skipped: 0 }]))
  if (underWay.length === 0) return counted
  const states = await tx
    .db(RecipientEntity)
    .selectFrom('recipient')
    .select(({ fn }) => ['campaignId', 'state', fn.countAll<string>().as('people')])
    .where(({ eb, fn, val }) => eb('campaignId', '=', fn.any(val(underWay))))
    .groupBy(['campaignId', 'state'])
    .execute()
  for (const { campaignId, state, people } of states) {
    const counts = counted.get(campaignId)
    if (counts && (state === 'sent' || state === 'failed' || state === 'skipped')) counts[state] = Number(people)
  }
  return counted
}

/** Campaigns as they are shown. @param sender the website's own address */
export async function shownCampaigns(tx: Transaction, rows: readonly ShownRow[], sender: string): Promise<Campaign[]> {
  const ended = await endedOf(tx, rows)
  const pictures = await picturesOf(tx, rows)
  return rows.map((row) => {
    const { sent, failed, skipped } = ended.get(row.id) ?? row
    const { recipients, opened, clicked, bounced, unsubscribed } = row
    const delivered = Math.max(sent - bounced, 0)
    return {
      ...{ id: row.id, name: row.name, subject: row.subject, preheader: row.preheader, from_name: row.fromName },
      ...{ from_email: sender, reply_to: row.replyTo, status: row.status, isPaused: row.isPaused },
      ...{
        failure: row.failure,
        scheduled_at: isoOf(row.scheduledAt),
        at_readers_time: row.localTime !== '',
        sent_at: isoOf(row.sentAt),
      },
      counts: { recipients, sent, failed, skipped, delivered, opened, clicked, bounced, unsubscribed },
      picture: pictures.get(row.id) ?? '',
      ...{ createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
    }
  })
}

export async function shownCampaign(tx: Transaction, row: ShownRow, sender: string): Promise<Campaign> {
  const [shown] = await shownCampaigns(tx, [row], sender)
  if (!shown) throw errors.UNKNOWN_CAMPAIGN()
  return shown
}

/** Their content is read only where it was last written before the picture was kept beside it. */
async function picturesOf(tx: Transaction, rows: readonly ShownRow[]): Promise<ReadonlyMap<number, string>> {
  const pictures = new Map(rows.map(({ id, picture }) => [id, picture ?? '']))
  const unknown = rows.filter(({ picture }) => picture === null).map(({ id }) => id)
  if (unknown.length === 0) return pictures
  const contents = await tx
    .db(CampaignEntity)
    .selectFrom('campaign')
    .select(['id', 'content'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(unknown))))
    .execute()
  for (const { id, content } of contents) pictures.set(id, firstPicture(content))
  return pictures
}

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null
