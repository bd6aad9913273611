import type { CollectionMembers, RecipientSource } from '@ashlar/sdk'
import {
  type Actor,
  type Database,
  fillMail,
  fillMailLine,
  type MailContents,
  type Mailer,
  type People,
  type Settings,
} from '@ashlar/sdk/server'
import type { CampaignPreview } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { isAddress, normalAddress } from '../address.ts'
import { type CampaignRow, campaignById } from '../campaign/campaign.store.ts'
import type { Filled } from '../sending/filled-mail.ts'
import { renderedCampaign } from '../sending/rendered-campaign.ts'
import { type CustomersByAddress, valuesOfCustomer } from './personal-values.ts'

/** Nothing is counted of who only looks. */
const counting = { count_clicks: false, count_opens: false } as const

/** Shows campaigns before they are sent, on screen and by mail. */
export class PreviewService {
  readonly #database: Database
  readonly #mails: MailContents
  readonly #mailer: Mailer
  readonly #settings: Settings
  readonly #people: People
  readonly #customers: () => CustomersByAddress | undefined
  readonly #sources: CollectionMembers<RecipientSource>

  constructor(
    database: Database,
    mails: MailContents,
    mailer: Mailer,
    settings: Settings,
    people: People,
    customers: () => CustomersByAddress | undefined,
    sources: CollectionMembers<RecipientSource>,
  ) {
    this.#database = database
    this.#mails = mails
    this.#mailer = mailer
    this.#settings = settings
    this.#people = people
    this.#customers = customers
    this.#sources = sources
  }

  /** @throws UNKNOWN_CAMPAIGN, NO_TEST_CUSTOMER, and what `MailContents.render` throws */
  async preview(id: number, testCustomer?: number): Promise<CampaignPreview> {
    const row = await this.#database.tenant((tx) => campaignById(tx, id))
    return this.#filled(row, await this.#values(testCustomer))
  }

  /**
   * Send it to people of the team or to the website's own addresses (T18), as the customer would get it. The link to
   * leave leads nowhere: nobody is unsubscribed by a test.
   *
   * @returns how many were put into the outbox
   * @throws NOT_OWN_ADDRESS naming the address, NO_MAIL_SERVER, and what `preview` throws
   */
  async sendTest(
    actor: Actor,
    id: number,
    { recipients, testCustomer }: { readonly recipients: readonly string[]; readonly testCustomer?: number | null },
  ): Promise<number> {
    const row = await this.#database.tenant((tx) => campaignById(tx, id))
    const addresses = await this.#ownAddresses(actor, recipients)
    if (!(await this.#mailer.isConfigured())) throw errors.NO_MAIL_SERVER()
    const { subject, html, text } = await this.#filled(row, await this.#values(testCustomer))
    const { replyTo } = row
    await this.#database.tenant(async (tx) => {
      for (const to of addresses) {
        const mail = { purpose: 'email_marketing.test', to, subject: `[Test] ${subject || row.name}`, html, text }
        await this.#mailer.send(tx, { ...mail, ...(replyTo !== '' && { replyTo }) })
      }
      tx.audit({
        ...{ action: 'campaign.tested', entity: 'campaign', entityId: id, title: row.name },
        details: { recipients: addresses.join(', ') },
      })
    })
    return addresses.length
  }

  async #filled(row: CampaignRow, values: Filled): Promise<CampaignPreview> {
    const mail = await renderedCampaign(this.#mails, row, counting)
    const { html, text } = fillMail(mail, { ...values, unsubscribe_url: '#' })
    return {
      subject: fillMailLine(row.subject, values),
      preheader: fillMailLine(row.preheader, values),
      ...{ html, text, size: Buffer.byteLength(html) },
    }
  }

  #values(customer: number | null | undefined): Promise<Filled> {
    return this.#database.tenant((tx) => valuesOfCustomer(tx, this.#customers(), this.#sources, customer))
  }

  /** @throws INVALID_EMAIL, NOT_OWN_ADDRESS */
  async #ownAddresses(actor: Actor, given: readonly string[]): Promise<string[]> {
    const { mail_from_address: sender } = await this.#settings.platform()
    const own = new Set([actor.email, sender].map(normalAddress))
    const addresses = [...new Set(given.map(normalAddress))]
    for (const [at, email] of addresses.entries()) {
      const error = isAddress(email) ? errors.NOT_OWN_ADDRESS(email) : errors.INVALID_EMAIL()
      const isOwn = isAddress(email) && (own.has(email) || (await this.#isOfTeam(email)))
      if (!isOwn) throw error.at({ path: `recipients/${at}`, message: error.message })
    }
    return addresses
  }

  async #isOfTeam(email: string): Promise<boolean> {
    const found = await this.#people.staff({ search: email, limit: 100 })
    return found.some((person) => normalAddress(person.email) === email)
  }
}
