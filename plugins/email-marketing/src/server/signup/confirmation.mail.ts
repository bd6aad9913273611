import { filledText } from '@ashlar/sdk'
import type { CurrentTenant, Mailer, Settings, Transaction } from '@ashlar/sdk/server'
import { words } from '../../link-texts/visitor-texts.ts'
import { LinkEntity } from '../link/link.entity.ts'
import { putLink } from '../link/link.store.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'

export interface Confirmation {
  readonly subscriberId: number
  readonly email: string
  readonly listName: string
}

/** Mails of this kind to one address within a day: whoever signs somebody else up can't fill their box (T17). */
const mostInADay = 3
const day = 24 * 60 * 60_000

/** The mail with the link by which a subscriber confirms (double opt-in). */
export class ConfirmationMail {
  readonly #mailer: Mailer
  readonly #tenant: CurrentTenant
  readonly #settings: Settings

  constructor(mailer: Mailer, tenant: CurrentTenant, settings: Settings) {
    this.#mailer = mailer
    this.#tenant = tenant
    this.#settings = settings
  }

  /** How to send it within a unit of work, in the language of the website; asked for before the unit begins. */
  async inLanguage(): Promise<(tx: Transaction, of: Confirmation) => Promise<void>> {
    const t = words((await this.#settings.platform()).language)
    const { name, origin } = this.#tenant.get() ?? { name: '', origin: '' }
    return async (tx, { subscriberId, email, listName }) => {
      if (await hasEnough(tx, email)) return
      const token = await putLink(tx, 'confirm', { subscriberId })
      await this.#mailer.send(tx, {
        purpose: 'email_marketing.confirmation',
        to: email,
        subject: filledText(t.mailSubject, { name }),
        text: [
          filledText(t.mailFor, { list: listName, name }),
          `${t.mailLink}\n${origin}/newsletter/confirm?token=${token}`,
          t.mailEnds,
        ].join('\n\n'),
        secrets: [token],
      })
    }
  }
}

async function hasEnough(tx: Transaction, email: string): Promise<boolean> {
  const { mailed } = await tx
    .db(LinkEntity, SubscriberEntity)
    .selectFrom('link')
    .innerJoin('subscriber', (join) =>
      join.onRef('subscriber.tenantId', '=', 'link.tenantId').onRef('subscriber.id', '=', 'link.subscriberId'),
    )
    .select(({ fn }) => fn.countAll<number>().as('mailed'))
    .where('subscriber.email', '=', email)
    .where('link.purpose', '=', 'confirm')
    .where('link.createdAt', '>', new Date(Date.now() - day))
    .executeTakeFirstOrThrow()
  return mailed >= mostInADay
}
