import type { Transaction } from '@ashlar/sdk/server'
import type { SplitTest, TestState, Variant } from '../../contract.ts'
import { intervalOf, isSurelyMore, type Share } from '../../statistics/proportion.ts'
import { CampaignEntity, RecipientEntity } from '../campaign/campaign.entities.ts'
import type { CampaignRow } from '../campaign/campaign.store.ts'

/** The mails of a campaign with a test, the campaign's own first, as they are written: what is empty is the campaign's. */
export async function writtenVariants(tx: Transaction, row: CampaignRow): Promise<CampaignRow[]> {
  if (row.test === null) return [row]
  const others = await tx
    .db(CampaignEntity)
    .selectFrom('campaign')
    .selectAll()
    .where('parentId', '=', row.id)
    .orderBy('id')
    .execute()
  return [row, ...others]
}

/** The same as they are sent. */
export async function sentVariants(tx: Transaction, row: CampaignRow): Promise<CampaignRow[]> {
  const [own, ...others] = await writtenVariants(tx, row)
  return [
    ...(own === undefined ? [] : [own]),
    ...others.map(({ subject, fromName, content }) => ({
      ...row,
      subject: subject || row.subject,
      fromName: fromName || row.fromName,
      content: content ?? row.content,
    })),
  ]
}

export async function testState(tx: Transaction, row: CampaignRow): Promise<TestState> {
  const { test, winner, winnerAt, decidesAt } = row
  const written = await writtenVariants(tx, row)
  // Mails of the winner to the others had less time, so that counting them would make it look worse.
  const counted = await tx
    .db(RecipientEntity)
    .selectFrom('recipient')
    .select(({ fn }) => [
      'edition',
      fn.count<string>('sentAt').as('sent'),
      fn.count<string>('openedAt').as('opened'),
      fn.count<string>('clickedAt').as('clicked'),
    ])
    .where('campaignId', '=', row.id)
    .$if(winnerAt !== null, (all) => all.where('sentAt', '<', winnerAt))
    .groupBy('edition')
    .execute()
  const variants = written.map(({ id, subject, fromName, content }, at): Variant => {
    const number = at + 1
    const found = counted.find(({ edition }) => edition === number)
    const counts = {
      sent: Number(found?.sent ?? 0),
      opened: Number(found?.opened ?? 0),
      clicked: Number(found?.clicked ?? 0),
    }
    const share = shareOf(counts, test)
    const { low, high } = intervalOf(share)
    return {
      ...{ number, id, subject, from_name: fromName, hasOwnContent: at === 0 || content !== null, ...counts },
      ...{ rate: share.of === 0 ? 0 : share.hits / share.of, low, high },
    }
  })
  const [first, second] = variants.toSorted((a, b) => b.rate - a.rate || a.number - b.number)
  const isSure =
    first !== undefined && second !== undefined && isSurelyMore(shareOf(first, test), shareOf(second, test))
  return {
    ...{ test, variants, winner, isSure },
    ...{ decidesAt: decidesAt?.toISOString() ?? null, chosenAt: winnerAt?.toISOString() ?? null },
    leader: first !== undefined && first.rate > 0 ? first.number : null,
  }
}

const shareOf = (
  { sent, opened, clicked }: Pick<Variant, 'sent' | 'opened' | 'clicked'>,
  test: SplitTest | null,
): Share => ({ hits: test?.by === 'opens' ? opened : clicked, of: sent })
