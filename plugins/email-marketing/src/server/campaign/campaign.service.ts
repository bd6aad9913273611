import {
  type Actor,
  type Database,
  type ListReply,
  type MailContents,
  pageOf,
  type Settings,
  type Transaction,
} from '@ashlar/sdk/server'
import {
  type Campaign,
  type CampaignChange,
  type CampaignDetail,
  type CampaignQuery,
  mailRoot,
  type NewCampaign,
  nobody,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { normalAddress } from '../address.ts'
import type { AudienceService } from '../audience/audience.service.ts'
import type { EditionService } from '../edition/editions.service.ts'
import type { TemplateService } from '../template/template.service.ts'
import { CampaignEntity } from './campaign.entities.ts'
import { checkedDetails } from './campaign.fields.ts'
import { campaignOrder, campaignsWhere } from './campaign.list.ts'
import {
  type CampaignRow,
  campaignById,
  indexCampaign,
  isChangeable,
  isOpenEnded,
  lockedCampaign,
  searchKind,
  shownCampaign,
  shownCampaigns,
  shownColumns,
} from './campaign.store.ts'
import { firstPicture } from './first-picture.ts'

/** Campaigns and what people write in them. */
export class CampaignService {
  readonly #database: Database
  readonly #mails: MailContents
  readonly #settings: Settings
  readonly #audience: AudienceService
  readonly #editions: EditionService
  readonly #templates: TemplateService

  constructor(
    database: Database,
    mails: MailContents,
    settings: Settings,
    audience: AudienceService,
    editions: EditionService,
    templates: TemplateService,
  ) {
    this.#database = database
    this.#mails = mails
    this.#settings = settings
    this.#audience = audience
    this.#editions = editions
    this.#templates = templates
  }

  async list(query: CampaignQuery): Promise<ListReply<Campaign>['results']> {
    const sender = await this.sender()
    return this.#database.tenant(async (tx) => {
      const { found, total } = await campaignsWhere(tx, query)
      const { rows, places } = await pageOf(found.select(shownColumns), campaignOrder(query), query)
      return { rows: await shownCampaigns(tx, rows, sender), ...(await total()), ...places }
    })
  }

  /** @throws UNKNOWN_CAMPAIGN */
  async find(id: number): Promise<CampaignDetail> {
    const sender = await this.sender()
    return this.#database.tenant(async (tx) => this.#detail(tx, await campaignById(tx, id), sender))
  }

  /** @throws TWO_CONTENTS, and what `checkedDetails`, `AudienceService.accepted` and `MailContents.accept` throw */
  async create(
    actor: Actor,
    { content = null, template, filters = nobody, ...given }: NewCampaign,
  ): Promise<CampaignDetail> {
    if (content !== null && template !== undefined) throw errors.TWO_CONTENTS()
    const sender = await this.sender()
    const begun = template === undefined ? content : await this.#templates.content(template)
    const accepted = await this.#mails.accept({ sent: begun, stored: null, root: mailRoot })
    const checked = checkedDetails(given, sender)
    const audience = await this.#audience.accepted(filters)
    return this.#database.tenant(async (tx) => {
      const row = await this.#insert(tx, {
        ...{ ...checked, name: given.name.trim(), filters: audience, content: accepted, createdBy: actor.id },
      })
      return this.#detail(tx, row, sender)
    })
  }

  /** A draft with the words, the content and the recipients of another campaign. @throws UNKNOWN_CAMPAIGN */
  async duplicate(actor: Actor, id: number): Promise<CampaignDetail> {
    const sender = await this.sender()
    return this.#database.tenant(async (tx) => {
      const { kind, name, subject, preheader, fromName, replyTo, filters, content } = await campaignById(tx, id)
      if (kind !== 'campaign') throw errors.UNKNOWN_CAMPAIGN()
      const copy = { name: `${name.slice(0, 112)} (copy)`, subject, preheader, fromName, replyTo }
      const made = await this.#insert(tx, { ...copy, filters, content, createdBy: actor.id })
      await copyVariants(tx, id, made.id)
      return this.#detail(tx, made, sender)
    })
  }

  /** @throws UNKNOWN_CAMPAIGN, CAMPAIGN_BEGUN, CAMPAIGN_CHANGED with the campaign as it is now, and what `create` throws */
  async change(id: number, { content, revision, detailsRevision, filters, ...given }: CampaignChange) {
    const sender = await this.sender()
    const checked = checkedDetails(given, sender)
    const audience = filters === undefined ? undefined : await this.#audience.accepted(filters)
    return this.#database.tenant(async (tx) => {
      const before = await lockedCampaign(tx, id)
      const { parentId } = before
      if (!isChangeable(parentId === null ? before : await campaignById(tx, parentId))) throw errors.CAMPAIGN_BEGUN()
      const hasDetails = audience !== undefined || Object.keys(checked).length > 0
      if (content !== undefined && revision === undefined) throw errors.REVISION_MISSING('revision')
      if (hasDetails && detailsRevision === undefined) throw errors.REVISION_MISSING('detailsRevision')
      const isStale =
        (content !== undefined && revision !== before.revision) ||
        (hasDetails && detailsRevision !== before.detailsRevision)
      if (isStale) throw errors.CAMPAIGN_CHANGED().with({ campaign: await this.#detail(tx, before, sender) })
      const accepted =
        content === undefined
          ? before.content
          : await this.#mails.accept({ sent: content, stored: before.content, root: mailRoot })
      const row = await tx
        .db(CampaignEntity)
        .updateTable('campaign')
        .set({
          ...{ ...checked, content: accepted, picture: firstPicture(accepted) },
          ...(audience && { filters: audience }),
          revision: before.revision + (content === undefined ? 0 : 1),
          detailsRevision: before.detailsRevision + (hasDetails ? 1 : 0),
        })
        .set(({ fn }) => ({ updatedAt: fn('now') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (isOpenEnded(row) && row.status === 'sending') await this.#editions.open(tx, row)
      await indexCampaign(tx, row)
      tx.audit({ action: 'campaign.changed', entity: 'campaign', entityId: id, title: row.name })
      return this.#detail(tx, row, sender)
    })
  }

  /** All of them, or none, with their recipients and figures. @throws NO_SUCH_CAMPAIGNS, CAMPAIGN_SENDING */
  remove(ids: readonly number[]): Promise<number[]> {
    return this.#database.tenant(async (tx) => {
      const gone = await tx
        .db(CampaignEntity)
        .deleteFrom('campaign')
        .where('kind', '=', 'campaign')
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
        .returning(['id', 'name', 'status'])
        .execute()
      if (gone.length < ids.length) throw ids.length === 1 ? errors.UNKNOWN_CAMPAIGN() : errors.NO_SUCH_CAMPAIGNS()
      if (gone.some(({ status }) => status === 'sending')) throw errors.CAMPAIGN_SENDING()
      for (const { id, name } of gone) {
        await tx.search.remove(searchKind, id)
        tx.audit({ action: 'campaign.deleted', entity: 'campaign', entityId: id, title: name })
      }
      return gone.map(({ id }) => id)
    })
  }

  /** The address that the website sends from; empty where none was chosen. */
  async sender(): Promise<string> {
    return normalAddress((await this.#settings.platform()).mail_from_address)
  }

  async #insert(
    tx: Transaction,
    fields: Pick<CampaignRow, 'name' | 'filters' | 'content' | 'createdBy'> & ReturnType<typeof checkedDetails>,
  ): Promise<CampaignRow> {
    const made = tx.em.create(CampaignEntity, { ...fields, picture: firstPicture(fields.content) })
    await tx.em.flush()
    const row = await campaignById(tx, made.id)
    await indexCampaign(tx, row)
    tx.audit({ action: 'campaign.created', entity: 'campaign', entityId: row.id, title: row.name })
    return row
  }

  async #detail(tx: Transaction, row: CampaignRow, sender: string): Promise<CampaignDetail> {
    const { kind, filters, revision, detailsRevision } = row
    if (kind === 'deleted') throw errors.UNKNOWN_CAMPAIGN()
    const { content, unreadable } = this.#mails.read(row.content)
    return {
      ...(await shownCampaign(tx, row, sender)),
      ...{ kind, filters, content, isUnreadable: unreadable, revision, detailsRevision },
    }
  }
}

/** A test goes with its variants into the copy. */
async function copyVariants(tx: Transaction, from: number, into: number): Promise<void> {
  await tx.sql`update email_marketing.campaign c set test = o.test from email_marketing.campaign o
    where c.id = ${into}::bigint and o.id = ${from}::bigint`
  await tx.sql`insert into email_marketing.campaign
      (kind, parent_id, name, subject, from_name, filters, content, picture, created_by)
    select kind, ${into}::bigint, name, subject, from_name, filters, content, picture, created_by
    from email_marketing.campaign where parent_id = ${from}::bigint order by id`
}
