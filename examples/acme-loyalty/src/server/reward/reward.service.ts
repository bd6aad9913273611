import type { Database } from '@ashlar/sdk/server'
import type { NewReward, Reward, RewardCatalogue } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { RewardEntity } from './reward.entity.ts'

/** Most rewards of one programme that are shown. */
const most = 200

/** What members get for their points. */
export class Rewards implements RewardCatalogue {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(): Promise<Reward[]> {
    return this.#database.tenant((tx) =>
      tx
        .db(RewardEntity)
        .selectFrom('reward')
        .select(['id', 'title', 'cost'])
        .orderBy('cost')
        .orderBy('id')
        .limit(most)
        .execute(),
    )
  }

  add({ title, cost }: NewReward): Promise<Reward> {
    return this.#database.tenant(async (tx) => {
      const reward = tx.em.create(RewardEntity, { title, cost })
      await tx.em.flush()
      tx.dropTags('loyalty:rewards')
      return { id: reward.id, title, cost }
    })
  }

  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      if ((await tx.em.nativeDelete(RewardEntity, { id })) === 0) throw errors.UNKNOWN_REWARD()
      tx.dropTags('loyalty:rewards')
    })
  }
}
