import type { Database, ListWindow } from '@ashlar/sdk/server'

interface CampaignRow {
  readonly id: string
  readonly name: string
}

export class Campaigns {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list({ limit, offset }: ListWindow) {
    return this.#database.tenant(async (tx) => {
      const rows = await tx.sql<CampaignRow>`select id, name from email_marketing.campaign
        order by id limit ${limit} offset ${offset}`
      const [count] = await tx.sql<{ total: number }>`select count(*) as total from email_marketing.campaign`
      return { rows: rows.map(({ id, name }) => ({ id: Number(id), name })), total: Number(count?.total ?? 0) }
    })
  }

  async add(name: string): Promise<number> {
    const [row] = await this.#database.tenant(
      (tx) => tx.sql<{ id: string }>`insert into email_marketing.campaign (name) values (${name}) returning id`,
    )
    return Number(row?.id)
  }
}
