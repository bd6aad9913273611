import { filledText } from '@ashlar/sdk'
import type { Database, Settings, Transaction } from '@ashlar/sdk/server'
import { CampaignEntity, RecipientEntity } from '../campaign/campaign.entities.ts'
import { ListEntity } from '../list/list.entity.ts'
import type { CustomerHistory, CustomersWithAddress } from './customers.ts'
import { words } from './visitor-texts.ts'

/** Recipients whose histories are written in one unit of work. */
const atOnce = 200

/** Writes what happens with newsletters into the histories of customers, whom it knows by their addresses. */
export class HistoryService {
  readonly #database: Database
  readonly #settings: Settings
  readonly #customers: () => CustomersWithAddress | undefined
  readonly #history: () => CustomerHistory | undefined

  constructor(
    database: Database,
    settings: Settings,
    customers: () => CustomersWithAddress | undefined,
    history: () => CustomerHistory | undefined,
  ) {
    this.#database = database
    this.#settings = settings
    this.#customers = customers
    this.#history = history
  }

  async subscribed({ email, listId, source }: { email: string; listId: number; source: string }): Promise<void> {
    const t = await this.#words()
    await this.#tell([email], async (tx) => {
      const list = await tx.em.findOne(ListEntity, { id: listId })
      const title = filledText(t.subscribed, { list: list?.name ?? '' })
      return { kind: 'email_marketing.subscribed', title, key: source, href: subscribersPath, at: new Date() }
    })
  }

  async left(email: string, at: Date): Promise<void> {
    const t = await this.#words()
    await this.#tell([email], async () => ({
      ...{ kind: 'email_marketing.unsubscribed', title: t.left, href: subscribersPath },
      ...{ key: `email_marketing.left:${at.toISOString()}`, at },
    }))
  }

  /** @returns by what the next page goes on; undefined behind the last one */
  async sent(campaignId: number, after: number): Promise<number | undefined> {
    if (this.#history() === undefined) return undefined
    const t = await this.#words()
    const rows = await this.#database.tenant((tx) =>
      tx
        .db(RecipientEntity)
        .selectFrom('recipient')
        .select(['id', 'email'])
        .where('campaignId', '=', campaignId)
        .where('state', '=', 'sent')
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute(),
    )
    const emails = rows.map(({ email }) => email)
    await this.#tell(emails, async (tx) => {
      const campaign = await tx.em.findOne(CampaignEntity, { id: campaignId })
      if (campaign === null) return undefined
      return {
        ...{ kind: 'email_marketing.campaign-sent', title: filledText(t.sent, { campaign: campaign.name }) },
        ...{ key: `email_marketing.campaign:${campaignId}`, href: addressOf(campaignId) },
        at: campaign.sentAt ?? new Date(),
      }
    })
    return rows.length < atOnce ? undefined : rows.at(-1)?.id
  }

  async #words() {
    return words((await this.#settings.platform()).language)
  }

  async #tell(
    emails: readonly string[],
    entryOf: (tx: Transaction) => Promise<Omit<Parameters<CustomerHistory['add']>[1], 'customerId'> | undefined>,
  ): Promise<void> {
    const [customers, history] = [this.#customers(), this.#history()]
    if (customers === undefined || history === undefined || emails.length === 0) return
    await this.#database.tenant(async (tx) => {
      const found = await customers.byEmails(tx, emails)
      const entry = found.length === 0 ? undefined : await entryOf(tx)
      if (entry === undefined) return
      for (const { customer_id: customerId } of found) {
        await history.add(tx, { ...entry, customerId, key: `${entry.key}:${customerId}` })
      }
    })
  }
}

const subscribersPath = '/admin/email-marketing/subscribers'
const addressOf = (campaignId: number) => `/admin/email-marketing/campaigns/${campaignId}`
