import type { CollectionMembers, RecipientSource } from '@ashlar/sdk'
import {
  AshlarError,
  type CurrentTenant,
  type Database,
  type MailContents,
  type Mailer,
  type OutsideFetch,
  type Settings,
} from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import type { CampaignCheck } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { EmailMarketingSettings } from '../../settings.ts'
import type { AudienceService } from '../audience/audience.service.ts'
import { type CampaignRow, campaignById } from '../campaign/campaign.store.ts'
import { type RenderedCampaign, renderedCampaign } from '../sending/rendered-campaign.ts'
import { sentVariants } from '../variants/variant.store.ts'
import { variantChecks } from '../variants/variant-checks.ts'
import { brokenLinks, hintsOn } from './campaign-checks.ts'

/** Links to other websites that are tried. */
const mostTried = 20

/** Says what to look at before a campaign is sent. */
export class CheckService {
  readonly #database: Database
  readonly #mails: MailContents
  readonly #mailer: Mailer
  readonly #settings: Settings
  readonly #audience: AudienceService
  readonly #outside: OutsideFetch
  readonly #tenant: CurrentTenant
  readonly #sources: CollectionMembers<RecipientSource>

  constructor(
    database: Database,
    mails: MailContents,
    mailer: Mailer,
    settings: Settings,
    audience: AudienceService,
    outside: OutsideFetch,
    tenant: CurrentTenant,
    sources: CollectionMembers<RecipientSource>,
  ) {
    this.#database = database
    this.#mails = mails
    this.#mailer = mailer
    this.#settings = settings
    this.#audience = audience
    this.#outside = outside
    this.#tenant = tenant
    this.#sources = sources
  }

  /** What refuses comes first. @throws UNKNOWN_CAMPAIGN */
  async checks(id: number): Promise<CampaignCheck[]> {
    const row = await this.#database.tenant((tx) => campaignById(tx, id))
    const checks: CampaignCheck[] = []
    if (row.subject === '') checks.push(refusal('subject', errors.NO_SUBJECT()))
    const mail = await this.#mail(row)
    if (mail instanceof AshlarError) checks.push(refusal('content', mail))
    else if (!mail.canUnsubscribe) checks.push(refusal('unsubscribe', errors.NO_UNSUBSCRIBE()))
    const nobody = await this.#nobody(row)
    if (nobody) checks.push(nobody)
    if (!(await this.#mailer.isConfigured())) checks.push(refusal('mail-server', errors.NO_MAIL_SERVER()))
    if ((await this.#settings.platform()).mail_from_address === '') {
      const message = 'The website has no sender address of its own. Emails from a shared address often end up as spam.'
      checks.push({ id: 'sender', refuses: false, message })
    }
    if (mail instanceof AshlarError) return checks
    checks.push(...(await this.#test(row)))
    const broken = brokenLinks(await this.#broken(mail.links))
    return [...checks, ...hintsOn(mail, row, await this.#known()), ...(broken ? [broken] : [])]
  }

  async #test(row: CampaignRow): Promise<CampaignCheck[]> {
    if (row.test === null) return []
    const variants = await this.#database.tenant((tx) => sentVariants(tx, row))
    const counting = Parse(EmailMarketingSettings, await this.#settings.of('email_marketing'))
    return variantChecks(this.#mails, row.test, variants, counting)
  }

  async #mail(row: CampaignRow): Promise<RenderedCampaign | AshlarError> {
    try {
      return await renderedCampaign(this.#mails, row, { count_clicks: true, count_opens: false })
    } catch (error) {
      if (error instanceof AshlarError && error.status < 500) return error
      throw error
    }
  }

  async #nobody({ filters }: CampaignRow): Promise<CampaignCheck | undefined> {
    try {
      const { total, problems } = await this.#audience.count(filters)
      if (total === 0) return refusal('recipients', errors.NO_RECIPIENTS())
      const [message] = problems
      return message === undefined ? undefined : { id: 'recipients', refuses: false, message }
    } catch (error) {
      if (error instanceof AshlarError && error.status < 500) return refusal('recipients', error)
      throw error
    }
  }

  /** What mails of this website can be filled with. */
  async #known(): Promise<ReadonlySet<string>> {
    const names = new Set(['email'])
    for (const source of this.#sources.all()) for (const { name } of await source.values()) names.add(name)
    return names
  }

  /** Links to other websites that answer with an error, or not at all. Pages of this one are checked where they are edited. */
  async #broken(links: readonly string[]): Promise<string[]> {
    const { origin } = this.#tenant.get() ?? {}
    const others = links.filter((link) => new URL(link).origin !== origin).slice(0, mostTried)
    const answers = await Promise.all(
      others.map((link) =>
        this.#outside.get(link).then(
          ({ status }) => status < 400,
          () => false,
        ),
      ),
    )
    return others.filter((_, at) => answers[at] === false)
  }
}

const refusal = (id: CampaignCheck['id'], { message }: AshlarError): CampaignCheck => ({ id, refuses: true, message })
