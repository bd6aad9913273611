import { AshlarError, type Database, type ListWindow, type MailContents, type RowOf } from '@ashlar/sdk/server'
import type { Static } from 'typebox'
import type { CampaignWithContent, SavedContent } from '../campaign.ts'
import { CampaignEntity } from './campaign.entity.ts'

type Stored = RowOf<typeof CampaignEntity>

export class Campaigns {
  readonly #database: Database
  readonly #mails: MailContents

  constructor(database: Database, mails: MailContents) {
    this.#database = database
    this.#mails = mails
  }

  list({ limit, offset }: ListWindow) {
    return this.#database.tenant(async (tx) => {
      const campaigns = tx.db(CampaignEntity).selectFrom('campaign')
      const rows = await campaigns.select(['id', 'name']).orderBy('id').limit(limit).offset(offset).execute()
      return { rows, total: await tx.em.count(CampaignEntity) }
    })
  }

  /** @throws NOT_FOUND */
  async byId(id: number): Promise<Static<typeof CampaignWithContent>> {
    const { name, content, revision } = await this.#stored(id)
    return { id, name, revision, content: this.#mails.read(content).content }
  }

  /** The mail as recipients get it. */
  async mail(id: number) {
    const { name, content } = await this.#stored(id)
    return this.#mails.render(content, { subject: name, preheader: '' })
  }

  /** @throws NOT_FOUND, STALE where somebody saved first, and what is wrong with the content. */
  async save(id: number, { content, revision }: Static<typeof SavedContent>) {
    const before = await this.#stored(id)
    if (before.revision !== revision) throw new AshlarError('STALE_REVISION', 409, 'Somebody else saved it first.')
    const json = await this.#mails.accept({ sent: content, stored: before.content, root: 'email/wrapper' })
    await this.#database.tenant((tx) =>
      tx.em.nativeUpdate(CampaignEntity, { id, revision }, { content: json, revision: revision + 1 }),
    )
    return this.byId(id)
  }

  async #stored(id: number): Promise<Stored> {
    const row = await this.#database.tenant((tx) => tx.em.findOne(CampaignEntity, { id }))
    if (!row) throw notThere()
    return row
  }

  async add(name: string): Promise<number> {
    const { id } = await this.#database.tenant((tx) =>
      tx.db(CampaignEntity).insertInto('campaign').values({ name }).returning('id').executeTakeFirstOrThrow(),
    )
    return id
  }
}

const notThere = () => new AshlarError('NOT_FOUND', 404, 'There is no such campaign.')
