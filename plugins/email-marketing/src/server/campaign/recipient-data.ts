import type { Database, Person, PersonalData } from '@ashlar/sdk/server'
import { CampaignEntity, RecipientEntity } from './campaign.entities.ts'

/** Campaigns that a person was sent, and what they did with them. Figures stay when they are erased: they name nobody. */
export class RecipientData implements PersonalData {
  readonly id = 'email_marketing.campaigns'
  readonly title = 'Email campaigns'
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  export({ email = '' }: Person): Promise<unknown> {
    return this.#database.tenant(async (tx) => {
      if (email === '') return undefined
      const rows = await tx
        .db(RecipientEntity, CampaignEntity)
        .selectFrom('recipient')
        .innerJoin('campaign', 'campaign.id', 'recipient.campaignId')
        .select([
          'campaign.name as campaign',
          'campaign.subject',
          'recipient.name',
          'recipient.filled',
          'recipient.state',
        ])
        .select(['recipient.sentAt', 'recipient.openedAt', 'recipient.clickedAt', 'recipient.bouncedAt'])
        .select('recipient.unsubscribedAt')
        .where('recipient.email', '=', email)
        .orderBy('recipient.id')
        .execute()
      return rows.length === 0 ? undefined : rows
    })
  }

  async erase({ email = '' }: Person): Promise<void> {
    if (email === '') return
    await this.#database.tenant((tx) => tx.em.nativeDelete(RecipientEntity, { email }))
  }
}
