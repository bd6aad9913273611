import { AshlarError, type MailContents, type Mailer, type Settings, type Transaction } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import { errors } from '../../errors.ts'
import { EmailMarketingSettings } from '../../settings.ts'
import { CampaignEntity } from '../campaign/campaign.entities.ts'
import type { CampaignRow } from '../campaign/campaign.store.ts'
import { type RenderedCampaign, renderedCampaign } from '../sending/rendered-campaign.ts'
import { sentVariants } from '../variants/variant.store.ts'
import { publishEdition } from './publish-edition.ts'

/** Makes mails ready to be sent. */
export class EditionService {
  readonly #mails: MailContents
  readonly #mailer: Mailer
  readonly #settings: Settings

  constructor(mails: MailContents, mailer: Mailer, settings: Settings) {
    this.#mails = mails
    this.#mailer = mailer
    this.#settings = settings
  }

  /**
   * A mail that can be sent as it is.
   *
   * @throws NO_SUBJECT, NO_UNSUBSCRIBE, NO_MAIL_SERVER, and what `MailContents.render` throws
   */
  async sendable(row: CampaignRow): Promise<RenderedCampaign> {
    if (row.subject === '') throw errors.NO_SUBJECT()
    const counting = Parse(EmailMarketingSettings, await this.#settings.of('email_marketing'))
    const mail = await renderedCampaign(this.#mails, row, counting)
    if (!mail.canUnsubscribe) throw errors.NO_UNSUBSCRIBE()
    if (!(await this.#mailer.isConfigured())) throw errors.NO_MAIL_SERVER()
    return mail
  }

  /** All mails of a campaign with a test, in their order. @throws what `sendable` throws, MAIL_NOT_READY for a variant */
  async variants(tx: Transaction, row: CampaignRow): Promise<{ row: CampaignRow; mail: RenderedCampaign }[]> {
    const [own, ...others] = await sentVariants(tx, row)
    const mails = own === undefined ? [] : [{ row: own, mail: await this.sendable(own) }]
    for (const [at, other] of others.entries()) {
      const mail = await this.#ready({ ...other, name: `Variant ${'BCD'[at] ?? ''}` })
      mails.push({ row: other, mail })
    }
    return mails
  }

  /** From now on a mail of an automation or a notification goes out as it is now. @throws MAIL_NOT_READY with the reason */
  async open(tx: Transaction, row: CampaignRow): Promise<void> {
    await publishEdition(tx, row, await this.#ready(row))
    await tx
      .db(CampaignEntity)
      .updateTable('campaign')
      .set(({ fn }) => ({ status: 'sending', failure: '', frozenAt: fn<Date>('now') }))
      .where('id', '=', row.id)
      .execute()
  }

  async #ready(row: CampaignRow): Promise<RenderedCampaign> {
    try {
      return await this.sendable(row)
    } catch (error) {
      if (error instanceof AshlarError && error.status < 500) throw errors.MAIL_NOT_READY(row.name, error.message)
      throw error
    }
  }
}
