import type { RowOf, Transaction } from '@ashlar/sdk/server'
import { CampaignBodyEntity } from '../campaign/campaign.entities.ts'

export type CampaignBody = RowOf<typeof CampaignBodyEntity>

/** Bodies in memory at most: those of campaigns under way, and of mails that are read just now. */
const most = 50

/** What is sent, as it was frozen: it never changes, so that it is read once and not for each mail. */
export class FrozenBodies {
  readonly #known = new Map<string, CampaignBody>()

  /**
   * Undefined where the campaign is gone.
   *
   * @param within does work in a unit of work of the website; not called for what is known
   */
  async of(
    within: (work: (tx: Transaction) => Promise<CampaignBody | undefined>) => Promise<CampaignBody | undefined>,
    tenant: string,
    { campaignId, edition }: { readonly campaignId: number; readonly edition: number },
  ): Promise<CampaignBody | undefined> {
    const key = `${tenant}/${campaignId}/${edition}`
    const known = this.#known.get(key)
    if (known !== undefined) {
      this.#known.delete(key)
      this.#known.set(key, known)
      return known
    }
    const body = await within((tx) =>
      tx
        .db(CampaignBodyEntity)
        .selectFrom('campaign_body')
        .selectAll()
        .where('campaignId', '=', campaignId)
        .where('edition', '=', edition)
        .executeTakeFirst(),
    )
    if (body === undefined) return undefined
    this.#known.set(key, body)
    const oldest = this.#known.keys().next()
    if (this.#known.size > most && !oldest.done) this.#known.delete(oldest.value)
    return body
  }
}
