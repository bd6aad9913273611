import type { Transaction } from '@ashlar/sdk/server'
import type { DataLayer } from '../data/index.ts'
import { type GoingBack, storeOlderData } from './going-back.ts'
import { SetEntity } from './installation.entities.ts'
import { emptySet, type PackageSet } from './package-set.ts'
import type { DatedSet } from './version-history.ts'

/** Sets that are looked through for what was active before: years of changes. */
const longestHistory = 2_000

/** The sets of packages there were; the newest is the one to follow. */
export class SetRecords {
  readonly #data: DataLayer

  constructor(data: DataLayer) {
    this.#data = data
  }

  async newest(): Promise<PackageSet> {
    const [newest] = await this.#data.database.system((tx) => read(tx, 1))
    return newest?.set ?? emptySet
  }

  /** For the start of a server, before its database has been migrated. */
  async newestIfThere(): Promise<PackageSet> {
    const { rows } = await this.#data.store.query<{ there: string | null }>({
      text: `select to_regclass('core.package_set') as there`,
    })
    return rows[0]?.there === null ? emptySet : this.newest()
  }

  /** Newest first. */
  history(): Promise<DatedSet[]> {
    return this.#data.database.system((tx) => read(tx, longestHistory))
  }

  /** Whether this change has made its set the newest one, now or before. */
  async isActivated(changeId: string): Promise<boolean> {
    const found = await this.#data.database.system((tx) =>
      tx
        .db(SetEntity)
        .selectFrom('package_set')
        .select('generation')
        .where('changeId', '=', changeId)
        .executeTakeFirst(),
    )
    return found !== undefined
  }

  /**
   * Make a set the newest, with the data that go back to an older version, and tell every process: all of it or nothing.
   * Fails when another of its generation came first.
   */
  async activate({ generation, ...content }: PackageSet, changeId: string, back?: GoingBack): Promise<void> {
    const { database } = this.#data
    const activated = async (tx: Transaction) => {
      if (back !== undefined) await storeOlderData(tx, back)
      await tx.db(SetEntity).insertInto('package_set').values({ generation, content, changeId }).execute()
      const used = [...content.packages, ...content.trials].map(({ name, version }) => ({ name, version }))
      await tx.sql`insert into core.package_activation (name, version, integrity)
        select r.name, r.version, r.integrity from core.package_release r
        join jsonb_to_recordset(${JSON.stringify(used)}::jsonb) used (name text, version text)
          on used.name = r.name and used.version = r.version
        on conflict (name, version) do nothing`
      await this.#data.publish({ kind: 'generation' })
    }
    await (back === undefined ? database.system(activated) : database.long(activated))
  }
}

async function read(tx: Transaction, limit: number): Promise<DatedSet[]> {
  const rows = await tx
    .db(SetEntity)
    .selectFrom('package_set')
    .select(['generation', 'content', 'createdAt'])
    .orderBy('generation', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ generation, content, createdAt }) => ({
    set: { ...emptySet, ...content, generation },
    since: createdAt,
  }))
}
