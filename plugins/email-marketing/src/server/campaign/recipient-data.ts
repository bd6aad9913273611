import type { Database, Person, PersonalData } from '@ashlar/sdk/server'
import { AutomationRunEntity } from '../automation/automation.entities.ts'
import { PreferenceEntity } from '../preferences/preference.entities.ts'
import { CampaignEntity, RecipientEntity } from './campaign.entities.ts'

/** Campaigns and automations that a person was sent, what they did with them, and how often they want any. Figures stay when they are erased: they name nobody. */
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
      const runs = await tx.em.find(AutomationRunEntity, { email }, { orderBy: { id: 'asc' } })
      const preference = await tx.em.findOne(PreferenceEntity, { email })
      if (rows.length === 0 && runs.length === 0 && preference === null) return undefined
      return {
        emails: rows,
        automations: runs.map(({ name, filled, state, createdAt }) => ({ name, filled, state, createdAt })),
        often: preference?.often,
      }
    })
  }

  async erase({ email = '' }: Person): Promise<void> {
    if (email === '') return
    await this.#database.tenant(async (tx) => {
      await tx.em.nativeDelete(RecipientEntity, { email })
      await tx.em.nativeDelete(AutomationRunEntity, { email })
      await tx.em.nativeDelete(PreferenceEntity, { email })
    })
  }
}
