import { AshlarError, type Database, type ListWindow, type MailContents } from '@ashlar/sdk/server'
import type { Static } from 'typebox'
import type { CampaignWithContent, SavedContent } from '../campaign.ts'

interface CampaignRow {
  readonly id: string
  readonly name: string
}

export class Campaigns {
  readonly #database: Database
  readonly #mails: MailContents

  constructor(database: Database, mails: MailContents) {
    this.#database = database
    this.#mails = mails
  }

  list({ limit, offset }: ListWindow) {
    return this.#database.tenant(async (tx) => {
      const rows = await tx.sql<CampaignRow>`select id, name from campaigns.campaign
        order by id limit ${limit} offset ${offset}`
      const [count] = await tx.sql<{ total: number }>`select count(*) as total from campaigns.campaign`
      return { rows: rows.map(({ id, name }) => ({ id: Number(id), name })), total: Number(count?.total ?? 0) }
    })
  }

  /** @throws NOT_FOUND */
  async byId(id: number): Promise<Static<typeof CampaignWithContent>> {
    const row = await this.#stored(id)
    return { ...row, id: Number(row.id), content: this.#mails.read(row.content).content }
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
    await this.#database.tenant(
      (tx) => tx.sql`update campaigns.campaign set content = ${json}, revision = revision + 1
        where id = ${id} and revision = ${revision}`,
    )
    return this.byId(id)
  }

  async #stored(id: number): Promise<CampaignRow & { content: string | null; revision: number }> {
    const [row] = await this.#database.tenant(
      (tx) => tx.sql<CampaignRow & { content: string | null; revision: number }>`
        select id, name, content, revision from campaigns.campaign where id = ${id}`,
    )
    if (!row) throw notThere()
    return row
  }

  async add(name: string): Promise<number> {
    const [row] = await this.#database.tenant(
      (tx) => tx.sql<{ id: string }>`insert into campaigns.campaign (name) values (${name}) returning id`,
    )
    return Number(row?.id)
  }
}

const notThere = () => new AshlarError('NOT_FOUND', 404, 'There is no such campaign.')
