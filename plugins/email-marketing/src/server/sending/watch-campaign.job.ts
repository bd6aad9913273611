import { type BulkMailing, type Database, defineJob, type Transaction } from '@ashlar/sdk/server'
import Type from 'typebox'
import { CampaignEntity } from '../campaign/campaign.entities.ts'
import { hasMailInHand, nextTurn } from './recipient.store.ts'

/** Milliseconds between two looks at a campaign that is being sent. */
const every = 60_000

/**
 * See that a campaign goes on until everybody had their turn. While the module is switched off nobody sees its recipients,
 * so a run ends; this job waits for the module, and is done as soon as it is back.
 */
export const watchCampaign = defineJob(
  'email_marketing.watch-campaign',
  Type.Object({ campaignId: Type.Integer({ minimum: 1 }) }),
)

/** Look at a campaign in a minute, or when the next of its recipients has their turn. Asked for twice, it is one look. */
export async function watch(tx: Transaction, campaignId: number): Promise<void> {
  const next = (await hasMailInHand(tx, campaignId)) ? undefined : await nextTurn(tx, [campaignId])
  const at = (Math.floor(Math.max(Date.now(), next?.getTime() ?? 0) / every) + 1) * every
  return tx.enqueue(
    watchCampaign,
    { campaignId },
    { key: `campaign/${campaignId}/watch/${at}`, startAfter: new Date(at) },
  )
}

export class CampaignWatch {
  readonly #database: Database
  readonly #bulk: BulkMailing

  constructor(database: Database, bulk: BulkMailing) {
    this.#database = database
    this.#bulk = bulk
  }

  look(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const row = await tx.em.findOne(CampaignEntity, { id, status: 'sending' }, { fields: ['isPaused'] })
      // Whoever lets it go on has it watched again.
      if (row === null || row.isPaused) return
      await this.#bulk.wake(tx)
      await watch(tx, id)
    })
  }
}
