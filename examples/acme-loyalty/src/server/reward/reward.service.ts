import type { Database } from '@ashlar/sdk/server'
import type { NewReward, Reward, RewardCatalogue } from '../../contract.ts'
import { errors } from '../../errors.ts'

/** Most rewards of one programme that are shown. */
const most = 200

/** What members get for their points. */
export class Rewards implements RewardCatalogue {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(): Promise<Reward[]> {
    return this.#database.tenant(
      (tx) => tx.sql<Reward>`select id, title, cost from loyalty.reward order by cost, id limit ${most}`,
    )
  }

  add({ title, cost }: NewReward): Promise<Reward> {
    return this.#database.tenant(async (tx) => {
      const [row] = await tx.sql<{ id: number }>`insert into loyalty.reward (title, cost)
        values (${title}, ${cost}) returning id`
      tx.dropTags('loyalty:rewards')
      return { id: Number(row?.id), title, cost }
    })
  }

  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const rows = await tx.sql`delete from loyalty.reward where id = ${id} returning id`
      if (rows.length === 0) throw errors.UNKNOWN_REWARD()
      tx.dropTags('loyalty:rewards')
    })
  }
}
